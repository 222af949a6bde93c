package org.eclipse.tracecompass.common.core.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is read of an expression; the text form on the right shows the tree. */
class FilterExpressionTest {

    private static String read(String text, FilterDialect dialect) {
        return FilterExpression.parse(text, dialect).toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "a == 1 && b = 2 || !c; a == 1 && b == 2 || !c",
                "(a == 1 and (b or not c)); a == 1 && (b || !c)",
                "a<5; a < 5",
                "a matches ^sys_(open|close)$; a matches \"^sys_(open|close)$\"",
                "a =~ x|y && b; a matches \"x|y\" && b",
                "(a == f(x)); a == \"f(x)\"",
                "a == '1'; a == \"1\"",
                "a present; a present",
                "\"two words\" >= -0x1F; \"two words\" >= -0x1F",
                "a == and; a == and",
                "'a \\' \\\\ \\d \"'; \"a ' \\\\ \\\\d \\\"\"",
                "!(a == 1); !(a == 1)",
                "a == b&&c!=d; a == b && c != d"
            })
    void aStrictExpressionIsOfSingleWords(String text, String tree) {
        assertThat(read(text, FilterDialect.STRICT)).isEqualTo(tree);
        assertThat(read(text, FilterDialect.FREE)).isEqualTo(tree);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "start  time == 100; \"start time\" == 100",
                "name == a && b || name == c d; name == a && b || name == \"c d\"",
                "name == \"a && b\"; name == \"a && b\"",
                "duration > 1 ms; duration > 1ms",
                "read or write; read || write",
                "name == std::map<int, f(x, y)> && b; name == \"std::map<int, f(x, y)>\" && b",
                "name contains f(; name contains \"f(\"",
                "name == <idle>; name == \"<idle>\"",
                "open at; \"open at\"",
                "(open|close)at; \"(open|close)at\"",
                "(?i)x y; \"(?i)x y\"",
                "(a|b); \"a|b\"",
                "(a b) && c; \"a b\" && c",
                "^sys_(open|close)$ && !x; \"^sys_(open|close)$\" && !x",
                "foo\\(bar; \"foo\\\\(bar\"",
                "do not disturb; \"do not disturb\"",
                "start > 2026-11-20 14:05; start > \"2026-11-20 14:05\""
            })
    void aFreeExpressionMayHaveSeveralWords(String text, String tree) {
        assertThat(read(text, FilterDialect.FREE)).isEqualTo(tree);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                ">100; >100",
                ">= 1.5 && <2; >=1.5 && <2",
                "=text; ==text",
                "= two words; ==\"two words\"",
                "!=0; !=0",
                "!text; !text",
                "!(a|b); !\"a|b\"",
                "a=b; \"a=b\"",
                "not found and lost; \"not found and lost\"",
                "x contains y; \"x contains y\"",
                "say \"hi\"; \"say \\\"hi\\\"\"",
                "\"hi; \"\\\"hi\"",
                "\"hi\"; hi",
                "~x; \"~x\"",
                "=~x.*; =~\"x.*\""
            })
    void aColumnNeedsNoName(String text, String tree) {
        assertThat(read(text, FilterDialect.COLUMN)).isEqualTo(tree);
    }

    @Test
    void nothingIsEverything() {
        for (FilterDialect dialect : FilterDialect.values()) {
            assertThat(FilterExpression.parse(" ", dialect))
                    .isEqualTo(FilterExpression.EVERYTHING)
                    .hasToString("");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "STRICT; type ==; 8; expected a value after '==', found the end",
                "STRICT; && a == 1; 1; expected a field, a text or '(', found '&&'",
                "STRICT; a == 1 b; 8; expected '&&', '||' or the end, found 'b'",
                "STRICT; (a == 1; 8; expected ')' for the '(' at column 1, found the end",
                "STRICT; a & b; 3; expected '&&', '||' or the end, found '&'",
                "STRICT; a == \"x; 6; the quote \" is not closed",
                "STRICT; a matches (; 11; expected a value after 'matches', found '('",
                "STRICT; foo bar; 5; expected an operator after 'foo', found 'bar'",
                "STRICT; a == 1 or or; 11; expected a field, a text or '(', found 'or'",
                "STRICT; a == b<c; 7; expected '&&', '||' or the end, found '<'",
                "FREE; name == a name == b; 16; expected '&&', '||' or the end, found '=='",
                "FREE; f(x) == 3; 6; expected '&&', '||' or the end, found '=='",
                "FREE; (; 2; expected a field, a text or '(', found the end",
                "FREE; a); 2; expected '&&', '||' or the end, found ')'",
                "FREE; a &&; 5; expected a field, a text or '(', found the end",
                "FREE; name === x; 8; expected a value after '==', found '= '",
                "COLUMN; >; 2; expected a value after '>', found the end",
                "COLUMN; a && && b; 6; expected a text, found '&&'"
            })
    void whatIsWrongIsToldWithItsColumn(
            FilterDialect dialect, String text, int column, String message) {
        assertThatExceptionOfType(FilterSyntaxException.class)
                .isThrownBy(() -> FilterExpression.parse(text, dialect))
                .withMessageStartingWith(
                        "Column " + column + ": " + message.strip().replace("'= '", "'='"))
                .matches(e -> e.getColumn() == column);
    }

    @Test
    void anExpressionThatIsNestedTooDeepIsRefused() {
        for (String text : new String[] {"(".repeat(100_000) + "a", "!".repeat(100_000) + "a"}) {
            assertThatExceptionOfType(FilterSyntaxException.class)
                    .isThrownBy(() -> FilterExpression.parse(text, FilterDialect.STRICT))
                    .withMessageContaining("levels");
        }
    }
}
