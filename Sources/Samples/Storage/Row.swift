/// One row of a result, read by column name.
///
/// ```swift
/// let text: String = try row["content"]
/// ```
package struct Row {
  let columns: [String]
  let values: [Value]

  /// Reads a column as the type that is expected of it.
  ///
  /// - Throws: `StorageError` if there is no such column, or if it holds another kind of value.
  package subscript<Wanted: Storable>(name: String) -> Wanted {
    get throws(StorageError) {
      guard let index = columns.firstIndex(of: name) else { throw .missingColumn(name) }
      guard let wanted = Wanted(value: values[index]) else {
        throw .mismatch(column: name, expected: Wanted.kind, found: values[index].kind)
      }
      return wanted
    }
  }
}
