package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;
import org.junit.jupiter.api.Test;

/** Which values have a name of their own in the legend. */
@NonNullByDefault({})
class ValueStylesTest {

    private final ValueStyles styles = new ValueStyles();

    private static OutputElementStyle style(StateLook look) {
        return Objects.requireNonNull(look.style());
    }

    private static String name(StateLook look) {
        return String.valueOf(style(look).getStyleValues().get(StyleProperties.STYLE_NAME));
    }

    private static Set<Long> numbers(Object... values) throws Exception {
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("numbers", 0));
        Set<Integer> quarks = new TreeSet<>();
        for (int i = 0; i < values.length; i++) {
            // An attribute has values of one type.
            int quark = history.getQuarkAbsoluteAndAdd(values[i].getClass().getSimpleName());
            history.modifyAttribute(i, values[i], quark);
            quarks.add(quark);
        }
        history.closeHistory(values.length);
        return FewNumbers.of(history, quarks, ValueTables.of(history));
    }

    @Test
    void fewNumbersHaveNamesHoweverLargeTheyAre() throws Exception {
        Set<Long> numbers = numbers(200, 404, 200, 500L, "text", 0.5);
        assertThat(numbers).containsExactly(200L, 404L, 500L);
        assertThat(name(styles.of(404, null, numbers))).isEqualTo("404");
        assertThat(name(styles.of(500L, null, numbers))).isEqualTo("500");
        assertThat(name(styles.of(0.5, null, numbers))).isEmpty();
        assertThat(name(styles.of("text", null, numbers))).isEqualTo("text");
    }

    @Test
    void manyNumbersHaveNone() throws Exception {
        assertThat(numbers(IntStream.range(0, FewNumbers.MOST).boxed().toArray()))
                .hasSize(FewNumbers.MOST);
        Set<Long> none = numbers(IntStream.rangeClosed(0, FewNumbers.MOST).boxed().toArray());
        assertThat(none).isEmpty();
        StateLook look = styles.of(7, null, none);
        assertThat(name(look)).isEmpty();
        assertThat(look.label()).isEqualTo("7");
    }

    @Test
    void aNumberHasTheSameColourWithANameAndWithout() {
        assertThat(style(styles.of(7, null, Set.of(7L))).getParentKey())
                .isEqualTo(style(styles.of(7, null, Set.of())).getParentKey());
    }

    @Test
    void whatIsInATableHasItsNameThere() {
        SortedMap<Long, ValueTables.Look> looks = new TreeMap<>();
        looks.put(1L, new ValueTables.Look("one", "#112233"));
        ValueTables.Table table = new ValueTables.Table("t", looks);
        assertThat(styles.of(1, table, Set.of()).label()).isEqualTo("one");
        assertThat(style(styles.of(1, table, Set.of())).getParentKey())
                .isEqualTo("declared.#112233.one");
        assertThat(name(styles.of(2, table, Set.of()))).isEmpty();
    }

    @Test
    void veryManyTextsShareNamelessStyles() {
        for (int i = 0; i < ValueStyles.MAX_NAMED; i++) {
            assertThat(name(styles.of("t" + i, null, Set.of()))).isEqualTo("t" + i);
        }
        assertThat(name(styles.of("more", null, Set.of()))).isEmpty();
        assertThat(name(styles.of("t0", null, Set.of()))).isEqualTo("t0");
    }
}
