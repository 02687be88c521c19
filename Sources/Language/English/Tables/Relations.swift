extension English {
  /// Words for relations, by the relation's own name.
  package static let relations: KeyValuePairs = [
    "mother": "mother mom mum mommy mummy mama momma ma",
    "father": "father dad da daddy papa pop pops",
    "parent": "parent",
    "sister": "sister sis",
    "brother": "brother bro",
    "child": "child kid",
    "son": "son",
    "daughter": "daughter",
    "friend": "friend",
    "spouse": "spouse husband wife hubby",
    "partner": "partner boyfriend girlfriend",
    "assistant": "assistant secretary",
    "manager": "manager boss supervisor",
    "grandmother": "grandmother grandma granny nana gran nan nanna",
    "grandfather": "grandfather grandpa granddad grandad gramps",
    "grandchild": "grandchild grandson granddaughter",
    "aunt": "aunt auntie aunty",
    "uncle": "uncle",
    "cousin": "cousin",
    "niece": "niece",
    "nephew": "nephew",
    "fiance": "fiance fiancee",
    "stepmother": "stepmother stepmom stepmum",
    "stepfather": "stepfather stepdad",
    "stepbrother": "stepbrother",
    "stepsister": "stepsister",
    "godmother": "godmother",
    "godfather": "godfather",
    "roommate": "roommate flatmate housemate",
    "colleague": "colleague coworker",
  ]

  /// Relations of which one has a single one, whom no name tells from others.
  package static let soleRelations = "mother father spouse partner manager assistant parent"

  /// Relations whose *moms* is an owner's name sooner than a plural.
  package static let owningRelations = "mother father grandmother grandfather"
}
