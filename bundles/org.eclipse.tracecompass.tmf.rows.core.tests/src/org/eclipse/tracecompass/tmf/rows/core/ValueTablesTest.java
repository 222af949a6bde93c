package org.eclipse.tracecompass.tmf.rows.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables.Look;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables.Table;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables.Use;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ValueTablesTest {

    private static final Look RUNS = new Look("runs", "#33aa33");
    private static final Look WAITS = new Look("waits", null);

    private final ITmfStateSystemBuilder history =
            StateSystemFactory.newStateSystem(
                    StateHistoryBackendFactory.createInMemoryBackend("test", 0));

    private int attribute(String... path) {
        int quark = history.getQuarkAbsoluteAndAdd(path);
        history.modifyAttribute(1, 1, quark);
        return quark;
    }

    private void write(Use... uses) {
        ValueTables.write(
                history,
                List.of(
                        new Table("status", new TreeMap<>(Map.of(1L, RUNS, -2L, WAITS))),
                        new Table("other", new TreeMap<>(Map.of(1L, WAITS)))),
                List.of(uses));
    }

    @Test
    void aTableOfADirectoryIsThatOfItsAttributes() {
        write(new Use("Threads/*/Status", "status"));
        int status = attribute("Threads", "a/b", "Status");
        int prio = attribute("Threads", "a/b", "Prio");
        ValueTables tables = ValueTables.of(history);
        assertThat(tables.look(history, status, 1)).isEqualTo(RUNS);
        assertThat(tables.look(history, status, -2L)).isEqualTo(WAITS);
        assertThat(tables.look(history, status, 5)).isNull();
        assertThat(tables.look(history, status, "1")).isNull();
        assertThat(tables.look(history, prio, 1)).isNull();
    }

    @Test
    void theFirstPatternThatFitsCounts() {
        write(new Use("A/**/Plain", ""), new Use("A/x*", "other"), new Use("A/**", "status"));
        ValueTables tables = ValueTables.of(history);
        assertThat(tables.tableOf("A", "b", "c", "Plain")).isNull();
        assertThat(Objects.requireNonNull(tables.tableOf("A", "xyz")).name()).isEqualTo("other");
        assertThat(Objects.requireNonNull(tables.tableOf("A", "xyz", "b")).name())
                .isEqualTo("status");
        assertThat(tables.tableOf("B")).isNull();
    }

    @Test
    @Timeout(60)
    void aPatternOfManyDepthsIsComparedInTime() {
        write(new Use("**/a/".repeat(30) + "**/b", "status"));
        ValueTables tables = ValueTables.of(history);
        String[] path = new String[64];
        Arrays.fill(path, "a");
        assertThat(tables.tableOf(path)).isNull();
        path[63] = "b";
        assertThat(tables.tableOf(path)).isNotNull();
    }

    @Test
    void tablesAreThereWhenTheHistoryIsComplete() {
        write(new Use("A", "status"));
        int quark = attribute("A");
        history.closeHistory(10);
        assertThat(ValueTables.of(history).look(history, quark, 1)).isEqualTo(RUNS);
        assertThat(ValueTables.isReserved(history, quark)).isFalse();
        assertThat(
                        ValueTables.isReserved(
                                history, history.optQuarkAbsolute(ValueTables.ROOT, "Attributes")))
                .isTrue();
    }

    @Test
    void aLineWhoseNumberNoAttributeCanHaveIsLeftOut() {
        write(new Use("A", "wide"));
        history.updateOngoingState(
                (Object) "9999999999999999999\twide\t\nnone\tnone\t\n1\truns\t#33aa33\n",
                history.getQuarkAbsoluteAndAdd(ValueTables.ROOT, "Tables", "wide"));
        int quark = attribute("A");
        assertThat(ValueTables.of(history).look(history, quark, 1)).isEqualTo(RUNS);
    }

    @Test
    void aHistoryWithoutTablesHasNone() {
        int quark = attribute("A");
        assertThat(ValueTables.of(history).isEmpty()).isTrue();
        assertThat(ValueTables.of(history).look(history, quark, 1)).isNull();
    }
}
