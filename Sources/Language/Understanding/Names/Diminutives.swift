/// The short forms of given names: *Dan* for *Daniel*.
enum Diminutives {
  /// A name with the short forms of it; many a short form has several names.
  private static let names = """
    alexander alex sandy xander
    alexandra alex sandra lexi
    andrew andy drew
    anthony tony
    benjamin ben benny
    catherine kate cathy katie cat
    charles charlie chuck
    christina tina chris chrissy
    christopher chris topher kit
    daniel dan danny
    david dave davy
    deborah deb debbie
    edward ed eddie ted ned
    elizabeth liz beth lizzie betty eliza lisa
    frederick fred freddy
    gabriel gabe
    gregory greg
    henry hank harry
    isabella bella izzy
    jacob jake
    james jim jimmy jamie
    jennifer jen jenny
    jonathan jon jonny
    joseph joe joey
    joshua josh
    katherine kate kathy katie kat
    kenneth ken kenny
    lawrence larry
    leonard leo len lenny
    margaret maggie meg peggy margie
    matthew matt matty
    michael mike mikey mick
    nathaniel nate nathan
    nicholas nick nicky
    patricia pat patty trish
    patrick pat paddy
    peter pete
    philip phil
    raymond ray
    rebecca becky becca
    richard rick dick rich richie
    robert rob bob bobby robbie bert
    ronald ron ronnie
    samantha sam sammy
    samuel sam sammy
    stephen steve
    steven steve
    susan sue susie
    theodore ted theo
    thomas tom tommy
    timothy tim timmy
    victoria vicky tori
    vincent vince vinny
    william will bill billy liam willy
    zachary zach zack
    """

  /// The other forms of a name, whichever of them it is.
  static func forms(of name: [UInt8]) -> [[UInt8]] { table[name] ?? [] }

  static func areForms(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    forms(of: one).contains(other)
  }

  /// Short forms lead to the whole name, and whole names to their short forms.
  private static let table: [[UInt8]: [[UInt8]]] = {
    var table: [[UInt8]: [[UInt8]]] = [:]
    for line in names.split(separator: "\n") {
      let words = line.split(separator: " ").map { Array($0.utf8) }
      for short in words.dropFirst() {
        table[words[0], default: []].append(short)
        table[short, default: []].append(words[0])
      }
    }
    return table
  }()
}
