package org.eclipse.tracecompass.tmf.export.core.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.tracecompass.tmf.export.core.TableFile;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The states of a view as rows of a table. */
class StateRowsTest {

    @Test
    void noStateEndsBeforeItBegins(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("states.csv");
        try (TableFile out = TableFormat.CSV.open(file, Map.of(), StateRows.COLUMNS)) {
            StateRows rows = new StateRows(out);
            rows.row(0, "CPU 0");
            rows.begins(10, 0, "Running", null);
            rows.ends(20, 0);
            // begins at the last instant of the range, where it is cut
            rows.begins(20, 0, "Idle", "swapper");
            rows.ends(20, 0);
            out.finish();
            assertThat(rows.written()).isEqualTo(2);
        }
        assertThat(Files.readAllLines(file))
                .containsExactly(
                        "row,start,end,state,label",
                        "CPU 0,10,19,Running,",
                        "CPU 0,20,20,Idle,swapper");
    }
}
