package org.eclipse.tracecompass.common.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Expressions that would take years are given up, and all others find what Java finds. */
@Timeout(60)
class PatternSearchTest {

    @ParameterizedTest
    @ValueSource(strings = {"(.*a){25}$", "(a+)+b\\1", "(a|aa)+b\\1", "a*a*a*a*a*a*a*a*a*b"})
    void anExpressionThatGoesBackWithoutEndIsGivenUp(String regex) {
        Pattern pattern = PatternSearch.compile(regex);
        assertThatThrownBy(() -> PatternSearch.find(pattern, "a".repeat(60) + "!"))
                .isInstanceOf(CostlyPatternException.class)
                .hasMessageContaining("'" + regex + "' takes too long on 'aaaaa")
                .message()
                .hasSizeLessThan(200);
    }

    @Test
    void anExpressionThatCallsItselfTooDeeplyIsGivenUp() {
        Pattern pattern = PatternSearch.compile("(?:a|b)*c");
        assertThatThrownBy(() -> PatternSearch.matches(pattern, "ab".repeat(1_000_000)))
                .isInstanceOf(CostlyPatternException.class);
    }

    @Test
    void aSearchOfManyTextsIsBoundedAsAWhole() {
        PatternSearch search = new PatternSearch(PatternSearch.compile("a*a*a*a*b"));
        String text = "a".repeat(30) + "!";
        assertThat(search.find(text)).isFalse();
        assertThatThrownBy(
                        () -> {
                            for (int i = 0; i < 1_000_000; i++) {
                                search.find(text);
                            }
                        })
                .isInstanceOf(CostlyPatternException.class);
    }

    @Test
    void aSimpleSearchGoesOnThroughAnyNumberOfTexts() {
        PatternSearch search = new PatternSearch(PatternSearch.compile("worker-\\d+ .*idle"));
        for (int i = 0; i < 1_000_000; i++) {
            assertThat(search.find("worker-17 is busy with other things")).isFalse();
        }
        assertThat(search.find("worker-17 is idle")).isTrue();
    }

    @Test
    void aLongTextMayBeSearched() {
        assertThat(PatternSearch.find(Pattern.compile("x$"), "ab".repeat(5_000_000) + "x"))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(?:){1000000000}",
                "((){1000}){1001}",
                "(((a{100}){100}){100}){2}",
                "(?:x{2,2000000})"
            })
    void whatIsCountedTooFarIsRefused(String regex) {
        assertThatThrownBy(() -> PatternSearch.compile(regex))
                .isInstanceOf(PatternSyntaxException.class)
                .hasMessageContaining("more than a million times");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[0-9a-f]{16} [0-9a-f]{16} [0-9a-f]{16} [0-9a-f]{16} [0-9a-f]{16} [0-9a-f]{16}",
                "\\p{Lu}{1000}\\x{10000000}?",
                "\\Q{1000000000}\\E(a{1000})",
                "[{1000000000}]",
                "(\\d{1,3}\\.){3}\\d{1,3}",
                "a\\{1000000000}"
            })
    void usualCountsAreFine(String regex) {
        String sound = regex.replace("\\x{10000000}", "\\x{10FFFF}");
        assertThat(PatternSearch.compile(sound).pattern()).isEqualTo(sound);
    }

    @Property(tries = 2000)
    void allOthersFindWhatJavaFinds(@ForAll("regexes") String regex, @ForAll("texts") String text) {
        Pattern pattern = Pattern.compile(regex);
        assertThat(PatternSearch.find(pattern, text)).isEqualTo(pattern.matcher(text).find());
        assertThat(PatternSearch.matches(pattern, text)).isEqualTo(pattern.matcher(text).matches());
    }

    @Provide
    Arbitrary<String> regexes() {
        return Arbitraries.of(
                        "a", "b", ".", "a*", "b+?", "[ab]", "(a|b)", "(?:ab)?", "^", "$", "\\b",
                        "(?!b)", "a{2,3}", "\\w")
                .list()
                .ofMaxSize(6)
                .map(parts -> String.join("", parts));
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings().withChars("ab c\n").ofMaxLength(12);
    }
}
