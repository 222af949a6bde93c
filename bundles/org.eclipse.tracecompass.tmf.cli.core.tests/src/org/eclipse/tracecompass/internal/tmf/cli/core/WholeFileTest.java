package org.eclipse.tracecompass.internal.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {

    @TempDir Path folder = Path.of("");

    @Test
    void aCommittedFileReplacesTheOldOne() throws IOException {
        Path target = folder.resolve("picture.svg");
        Files.writeString(target, "old");
        try (WholeFile file = new WholeFile(target)) {
            Files.writeString(file.partial(), "new");
            assertThat(target).hasContent("old");
            file.commit();
        }
        assertThat(target).hasContent("new");
        assertThat(files()).containsExactly(target);
    }

    @Test
    void aFileThatIsNotCommittedLeavesNothingBehind() throws IOException {
        try (WholeFile file = new WholeFile(folder.resolve("picture.svg"))) {
            Files.writeString(file.partial(), "half");
        }
        assertThat(files()).isEmpty();
    }

    @Test
    void aFolderThatDoesNotExistIsTheUsersError() {
        assertThatThrownBy(() -> new WholeFile(folder.resolve("absent/picture.svg")))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("picture.svg")
                .hasMessageEndingWith(".");
    }

    @Test
    void aFolderInThePlaceOfTheFileIsTheUsersError() {
        assertThatThrownBy(() -> new WholeFile(folder)).isInstanceOf(UserError.class);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
