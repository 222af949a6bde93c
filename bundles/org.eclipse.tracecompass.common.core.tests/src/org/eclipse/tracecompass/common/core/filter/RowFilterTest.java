package org.eclipse.tracecompass.common.core.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary.Term;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RowFilterTest {

    private static final FilterColumns COLUMNS =
            FilterColumns.of(List.of("Process", "TID", "Start Time"));

    private static final List<List<String>> ROWS =
            List.of(
                    List.of("swapper/0", "0", ""),
                    List.of("Server", "9", "100"),
                    List.of("server two", "10", "200"),
                    List.of("logger"));

    private static Predicate<List<String>> search(String filter) {
        return Objects.requireNonNull(RowFilter.parse(filter)).search(COLUMNS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "server; 1 2",
                "Server; 1",
                "server two; 2",
                "^server$; 1",
                "swapper|logger; 0 3",
                "!server; 0 3",
                "server && !two; 1",
                "tid > 9; 2",
                "TID >= 9 && name == Server; 1",
                "process contains SERVER; 1 2",
                "start > 100; 2",
                "start-time present; 1 2",
                "name == \"server two\" or name matches ^log; 2 3",
                "1; 1 2",
            })
    void aTextIsLookedForInEachLabelAndANameIsAColumn(String filter, String indices) {
        Predicate<List<String>> search = search(filter);
        List<List<String>> expected =
                List.of(indices.split(" ")).stream()
                        .map(i -> ROWS.get(Integer.parseInt(i)))
                        .toList();
        assertThat(ROWS.stream().filter(search)).containsExactlyElementsOf(expected);
    }

    @Test
    void aColumnOfInstantsIsComparedWithTimes() {
        TimeFrame frame = new TimeFrame(100, 1_000, ZoneOffset.UTC);
        RowFilter filter = Objects.requireNonNull(RowFilter.parse("start >= +0.0000001"));
        Predicate<List<String>> late = filter.search(COLUMNS.withTimes(Set.of(2), frame));
        assertThat(ROWS.stream().filter(late)).containsExactly(ROWS.get(2));
        assertThatThrownBy(
                        () ->
                                Objects.requireNonNull(RowFilter.parse("tid > 14:00:00"))
                                        .search(COLUMNS.withTimes(Set.of(2), frame)))
                .hasMessageStartingWith("Column 7: '14:00:00' after > is not a number");
    }

    @Test
    void aBlankFilterIsNone() {
        assertThat(RowFilter.parse("  ")).isNull();
    }

    @Test
    void aMistakeIsFoundBeforeTheColumnsAreKnown() {
        assertThatThrownBy(() -> RowFilter.parse("tid == "))
                .isInstanceOf(FilterSyntaxException.class)
                .hasMessage("Column 7: expected a value after '==', found the end");
        assertThatThrownBy(() -> RowFilter.parse("a && x[")).hasMessageStartingWith("Column 6: ");
        assertThatThrownBy(() -> RowFilter.parse("tid > many"))
                .hasMessageStartingWith("Column 7: 'many' after > is not a number");
    }

    @ParameterizedTest
    @ValueSource(strings = {"prio > 3", "server && prio > 3"})
    void aColumnThatDoesNotExistIsSaidWithThoseThatDo(String filter) {
        assertThatThrownBy(() -> search(filter))
                .isInstanceOf(FilterSyntaxException.class)
                .hasMessageStartingWith("Column " + (filter.indexOf("prio") + 1) + ": ")
                .hasMessageContaining("no column 'prio'; the columns are process, tid, start_time");
    }

    @Test
    void theWorkOfARegularExpressionIsBoundedForAllRowsTogether() {
        Predicate<List<String>> search = search("(.*)".repeat(6) + "x$");
        List<String> row = List.of("ab".repeat(12));
        assertThat(search.test(row)).isFalse();
        assertThatThrownBy(
                        () -> {
                            for (int i = 0; i < 1_000; i++) {
                                search.test(row);
                            }
                        })
                .isInstanceOf(CostlyPatternException.class);
    }

    @Test
    void filtersThatWereWrittenAlikeAreEqual() {
        assertThat(RowFilter.parse("a")).isEqualTo(RowFilter.parse("a")).hasToString("a");
        assertThat(RowFilter.parse("a")).isNotEqualTo(RowFilter.parse("b"));
    }

    @Test
    void aFirstColumnWithoutTitleIsCalledName() {
        assertThat(FilterColumns.of(List.of()).names()).containsExactly("name");
        FilterColumns columns = FilterColumns.of(List.of("", "Max Time"));
        assertThat(columns.names()).containsExactly("name", "max_time");
        assertThat(columns.find("Name")).isZero();
        assertThat(columns.find("max")).isEqualTo(1);
        assertThat(columns.find("")).isEqualTo(-1);
        assertThat(FilterColumns.of(List.of("Thread", "Name")).find("name")).isEqualTo(1);
    }

    @Test
    void theWordsAreTheColumnsAndTheLabelsInNaturalOrder() {
        LabelVocabulary words = new LabelVocabulary(COLUMNS, ROWS);
        assertThat(words.names()).extracting(Term::text).contains("process", "start_time");
        assertThat(words.values("tid")).extracting(Term::text).containsExactly("0", "9", "10");
        assertThat(words.values("nothing")).isEmpty();
    }
}
