package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.eclipse.tracecompass.testkit.Effort;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever goes wrong never leads to a wrong answer, an internal error or a standstill, and not to
 * an error twice. The property {@code astrolabe.faults} says how many tries to make, {@code
 * astrolabe.seed} which ones.
 */
class FaultMatrixTest {

    private static final int TRIES = 200;

    @TempDir Path folder = Path.of("");

    @Test
    void nothingThatGoesWrongIsFollowedByAnythingWorse() throws Exception {
        FaultMatrix matrix = new FaultMatrix(folder, Effort.of("seed", 1));
        matrix.run((int) Effort.of("faults", TRIES));
        System.out.print(matrix.table());
        assertThat(matrix.failures()).as(matrix.table()).isEmpty();
        assertThat(matrix.table()).contains("REPAIRED", "RIGHT", "REFUSED", "process KILLED");
    }
}
