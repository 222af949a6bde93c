package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Which attributes a pattern means, and what the rows are called. */
class RowTreeTest {

    private final ITmfStateSystemBuilder history =
            StateSystemFactory.newStateSystem(
                    StateHistoryBackendFactory.createInMemoryBackend("rows", 0));

    @BeforeEach
    void build() {
        for (String cpu : List.of("10", "2", "0")) {
            history.getQuarkAbsoluteAndAdd("CPUs", cpu, "Current_thread");
            history.getQuarkAbsoluteAndAdd("CPUs", cpu, "IRQs", "5");
        }
        history.getQuarkAbsoluteAndAdd("Load");
        history.getQuarkAbsoluteAndAdd(".about", "Tables", "t");
    }

    @AfterEach
    void close() {
        history.closeHistory(1);
        history.dispose();
    }

    private List<String> rows(String pattern) {
        return RowTree.of(history, PathPattern.of(pattern), RowTree.MAX_ROWS).stream()
                .map(row -> String.join("/", row.names()))
                .toList();
    }

    @Test
    void rowsAreSortedByTheirNumbers() {
        assertThat(rows("CPUs/*")).containsExactly("0", "2", "10");
    }

    @Test
    void whatThePatternSaysIsNotRepeated() {
        assertThat(rows("CPUs/*/Current_thread")).containsExactly("0", "2", "10");
        assertThat(rows("CPUs/*/IRQs/*")).containsExactly("0/5", "2/5", "10/5");
        assertThat(rows("Load")).containsExactly("Load");
    }

    @Test
    void anyDepthIsTheWholeTreeWithoutTheTables() {
        assertThat(rows("CPUs/2/**")).containsExactly("Current_thread", "IRQs", "IRQs/5");
        assertThat(rows("Load/**")).containsExactly("Load");
        assertThat(rows("**")).contains("CPUs/10/IRQs/5", "Load").noneMatch(r -> r.contains("t/"));
        assertThat(rows("**")).doesNotContain(".about").hasSize(3 * 4 + 2);
        assertThat(rows("**/**/5")).containsExactly("CPUs/0/IRQs", "CPUs/2/IRQs", "CPUs/10/IRQs");
    }

    @Test
    void whatIsNotThereHasNoRows() {
        assertThat(rows("Threads/*")).isEmpty();
        assertThat(rows("CPUs/1*/Current_thread")).containsExactly("10");
    }

    @Test
    void thereIsALimit() {
        assertThat(RowTree.of(history, PathPattern.of("**"), 3)).hasSize(3);
    }
}
