package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Damaged files never lead to a wrong answer, an internal error or a standstill, and not to an
 * error twice. The environment variable {@code ASTROLABE_FAULTS} says how many tries to make.
 */
class FaultMatrixTest {

    private static final int TRIES = 100;

    @TempDir Path folder = Path.of("");

    @Test
    void damagedFilesAreNoticedAndMadeAgain() throws Exception {
        FaultMatrix matrix = new FaultMatrix(folder, 1);
        String tries = System.getenv("ASTROLABE_FAULTS");
        matrix.run(tries == null ? TRIES : Integer.parseInt(tries));
        assertThat(matrix.failures()).as(matrix.table()).isEmpty();
        assertThat(matrix.table()).contains("REPAIRED", "RIGHT");
    }
}
