// MARK: - Genders

/// Relations, titles and given names; names that both have are in neither list.
extension English {
  /// Words for those of whom nobody says “him”.
  package static let women = """
    mother mom mum mommy mummy mama sister sis daughter wife girlfriend grandmother grandma \
    granny nana gran nan aunt auntie aunty niece granddaughter mrs ms miss lady madam landlady \
    stepmother stepmom stepsister godmother abigail ada adele agnes aisha alice alicia alina \
    aline alison allison amanda amber amelia amy ana anastasia andrea angela anita ann anna anne \
    annette annie anya april ariana astrid audrey ava barbara beatrice becky bella bernadette \
    beth betty bianca brenda bridget camila candice carla carmen carol carolina caroline carolyn \
    cassandra catherine cecilia celia charlotte chloe christina christine ciara cindy claire \
    clara claudia colleen connie cora cynthia daisy daniela daphne deborah debra deirdre denise \
    diana diane dolores donna dora doris dorothy edith eileen elaine eleanor elena elisa elise \
    elizabeth ella ellen eloise elsa emilia emily emma erica erika esmeralda esther eva eve \
    evelyn fatima felicia fiona flora florence frances francesca frida gabriela gail gemma \
    georgia gina giulia gloria grace greta gwen hannah harriet heather heidi helen helena hilary \
    holly ida ines ingrid irene iris irma isabel isabella isla ivy jacqueline jane janet janice \
    jasmine jean jeanne jenna jennifer jenny jessica jill joan joanna joanne josephine joyce \
    judith judy julia juliana julie juliet june karen karin kate katherine kathleen kathryn \
    katie katja katrina kayla kelly kirsten kristen kristina lara laura lauren lea leah lena \
    leila lila lillian lily linda lisa liz lola lorena lori louise lucia lucy luisa lydia lynn \
    mabel madeleine madison maeve magdalena maggie mandy marcia margaret margarita margot maria \
    marian marie marina marion marjorie marta martha martina mary matilda maureen megan melanie \
    melissa mercedes meredith mia michelle mila mildred miranda miriam molly monica monika nadia \
    nancy naomi natalia natalie natasha nathalie nicole nina noemi nora norma olga olivia paige \
    pamela patricia paula pauline penelope penny petra phoebe phyllis polly priya rachel ramona \
    rebecca regina renata rita roberta rosa rosalie rose rosemary ruby ruth sabine sabrina sally \
    samantha sandra sara sarah savannah selma serena sheila shirley silvia simone siobhan \
    siobhán sofia sonia sophia sophie stacey stella stephanie sue susan susanne suzanne svetlana \
    sylvia tamara tania tanya tara tatiana teresa tess thelma theresa tiffany tina tracy trudy \
    uma ursula valentina valerie vanessa vera veronica victoria viola violet virginia vivian \
    wanda wendy wilma yasmin yolanda yvette yvonne zara zoe
    """

  /// Words for those of whom nobody says “her”.
  package static let men = """
    father dad daddy papa brother bro son husband hubby boyfriend grandfather grandpa granddad \
    grandad uncle nephew grandson mr sir stepfather stepdad stepbrother godfather aaron abdul \
    abraham adam adrian ahmed alan albert alberto alejandro alexander alfred ali allan alvin \
    anders andre andres andrew andy angelo anthony antoine anton antonio arnold arthur axel \
    barry bartholomew ben benedict benjamin bernard bert bill bob bobby boris brad bradley \
    brandon brendan brian bruce bruno bryan byron calvin carl carlos cedric cesar charles \
    christian christopher chuck claude clifford clive colin conor craig curtis cyril dan daniel \
    darius darren dave david dean dennis derek desmond diego dieter dirk dmitri dominic donald \
    douglas duncan dylan earl edgar eduardo edward edwin elias elijah emil emilio enrique eric \
    erik ernest ethan eugene evan fabian felix ferdinand fernando finn floyd francesco francisco \
    frank frederick fred gabriel gareth gary gavin geoffrey george gerald gerard gilbert \
    giovanni glenn gordon graham gregory greg guillermo gustav guy hank hans harold harry harvey \
    hassan hector heinrich henry herbert herman horace howard hugh hugo ian ibrahim igor isaac \
    ivan jack jacob jacques jake james jan jared jason javier jeff jeffrey jeremy jerome jim \
    jimmy joe joel johann john johnny jonas jonathan jorge jose josé joseph joshua juan julian \
    julio julius justin karl keith kenneth kevin klaus kurt kyle lars laurence lawrence leo leon \
    leonard leonardo leroy lewis liam lionel lorenzo louis luca lucas luigi luis luke magnus \
    malcolm manuel marc marcel marco marcus mario mark markus marshall martin marvin mason mateo \
    matteo matthew maurice max maxwell michael miguel mike miles mohammed mohamed mustafa nathan \
    nathaniel neil nicholas nick nicolas niels nigel noah norman oliver oscar otto owen pablo \
    patrick paul pavel pedro peter phil philip pierre rafael ralph ramon randy raymond reginald \
    rene ricardo richard rick robert roberto roderick rodrigo roger roland rolf roman ronald \
    rory ross rudolf rupert russell ryan samuel scott sean sebastian sergei sergio seth shane \
    simon stanley stefan stephen steve steven stuart sven ted terence theo theodore thomas \
    timothy tim tobias todd tom tommy tony tristan tyler ulrich umberto victor vincent vladimir \
    walter warren wayne wilfred will william wolfgang xavier yusuf yuri zachary
    """
}
