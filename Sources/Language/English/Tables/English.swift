/// The words of English that belong to no phrase: what numbers, days, units and relations are
/// called, and what is written together or short.
///
/// Another language would bring tables of the same names. Words that share an entry are set apart
/// by blanks, and names of several words by semicolons. What the words mean is decided by whoever
/// reads a table.
package enum English {}
