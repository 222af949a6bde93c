package org.eclipse.tracecompass.common.core.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The caret is where {@code |} stands; it and the texts around become the expression. */
class FilterProposalTest {

    private static final FilterVocabulary WORDS =
            new FilterVocabulary() {
                @Override
                public List<Term> names() {
                    return List.of(
                            new Term("type", "the event type"),
                            new Term("time", ""),
                            new Term("event type", ""));
                }

                @Override
                public List<Term> values(String name) {
                    return name.equals("type") || name.isEmpty()
                            ? List.of(new Term("sched_switch", ""), new Term("sys open", ""))
                            : List.of();
                }
            };

    private static List<FilterProposal> at(String text, FilterDialect dialect) {
        return FilterProposal.at(text.replace("^", ""), text.indexOf('^'), dialect, WORDS);
    }

    /** The expression after the first proposal that has a label was chosen. */
    private static String chosen(String text, FilterDialect dialect, String label) {
        String plain = text.replace("^", "");
        FilterProposal chosen =
                at(text, dialect).stream()
                        .filter(proposal -> proposal.label().equals(label))
                        .findFirst()
                        .orElseThrow();
        return plain.substring(0, chosen.from()) + chosen.insert() + plain.substring(chosen.to());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "^; type; type ",
                "ty^; type; type ",
                "a == 1 && !(T^; time; a == 1 && !(time ",
                "ev^; event type; \"event type\" ",
                "type ^; ==; type == ",
                "type con^; contains; type contains ",
                "type p^; present; type present ",
                "type == ^; sched_switch; type == sched_switch ",
                "type == sch^; sched_switch; type == sched_switch ",
                "type=^; sys open; type=\"sys open\" ",
                "type == \"sys^; sys open; type == \"sys open\" ",
                "type == x ^; &&; type == x && ",
                "(type == x ^; ||; (type == x || ",
                "ti^ == 5; time; time == 5"
            })
    void whatFitsIsProposed(String text, String label, String result) {
        String expected = text.endsWith("^") ? result + " " : result;
        assertThat(chosen(text, FilterDialect.STRICT, label)).isEqualTo(expected);
        assertThat(chosen(text, FilterDialect.FREE, label)).isEqualTo(expected);
    }

    @Test
    void namesOfSeveralWordsAreCompletedAsAWhole() {
        assertThat(chosen("a && event ty^", FilterDialect.FREE, "event type"))
                .isEqualTo("a && \"event type\" ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "^; >=; >= ",
                "^; == sched_switch; == sched_switch ",
                "SCH^; == sched_switch; == sched_switch ",
                "!sys^; == sys open; ! == \"sys open\" ",
                "=sch^; sched_switch; =sched_switch ",
                "a b && != s^; sys open; a b && != \"sys open\" ",
                ">5 ^; &&; >5 && ",
                "a && ^; !=; a && != ",
            })
    void inAColumnSignsAndItsValuesAreProposed(String text, String label, String result) {
        assertThat(chosen(text, FilterDialect.COLUMN, label)).isEqualTo(result + " ");
    }

    @Test
    void inAColumnWordsAreNoOperators() {
        assertThat(at("a ^", FilterDialect.COLUMN))
                .extracting(FilterProposal::label)
                .containsExactly("&&", "||");
        assertThat(at("^", FilterDialect.COLUMN))
                .extracting(FilterProposal::label)
                .contains("=~")
                .doesNotContain("contains", "present");
    }

    @Test
    void nothingIsProposedBehindAMistakeOrWithoutMatch() {
        assertThat(at("a == == ^", FilterDialect.STRICT)).isEmpty();
        assertThat(at("zzz^", FilterDialect.STRICT)).isEmpty();
        assertThat(at("time == ^", FilterDialect.STRICT)).isEmpty();
    }

    @Property
    void anyTextAndPlaceHasAnAnswer(
            @ForAll @StringLength(max = 12) @CharRange(from = ' ', to = '~') String text,
            @ForAll int caret,
            @ForAll FilterDialect dialect) {
        for (FilterProposal proposal : FilterProposal.at(text, caret, dialect, WORDS)) {
            assertThat(proposal.from()).isBetween(0, proposal.to());
            assertThat(proposal.to()).isBetween(0, text.length());
        }
    }
}
