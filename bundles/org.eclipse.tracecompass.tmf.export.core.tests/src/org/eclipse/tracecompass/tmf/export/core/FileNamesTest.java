package org.eclipse.tracecompass.tmf.export.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Names of traces become names of files that are no two alike. */
class FileNamesTest {

    private final FileNames names = new FileNames();

    @Test
    void namesThatCollideGetNumbers() {
        assertThat(names.of("k-alpha/kernel")).isEqualTo("k-alpha_kernel");
        assertThat(names.of("k-alpha_kernel")).isEqualTo("k-alpha_kernel-2");
        assertThat(names.of("K-Alpha kernel")).isEqualTo("K-Alpha_kernel-3");
        assertThat(names.of("k-alpha_kernel-2")).isEqualTo("k-alpha_kernel-2-2");
    }

    @Test
    void noNameLeavesTheFolderOrIsEmpty() {
        for (String name :
                new String[] {"", ".", "..", "../../etc", "/", "a\\b", "*?\"<>|", "nul\0"}) {
            String file = names.of(name);
            assertThat(file).isNotEmpty().doesNotStartWith(".");
            assertThat(Path.of("folder").resolve(file).normalize().getParent())
                    .isEqualTo(Path.of("folder"));
        }
        assertThat(names.of("ä".repeat(500))).hasSizeLessThan(110);
    }
}
