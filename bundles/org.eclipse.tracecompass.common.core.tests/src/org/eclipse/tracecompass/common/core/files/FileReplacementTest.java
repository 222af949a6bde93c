package org.eclipse.tracecompass.common.core.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that take the place of others, and what is left of them by processes that were killed. */
class FileReplacementTest {

    @TempDir Path folder = Path.of("");

    private Path made(String name, Duration ago) throws IOException {
        Path file = Files.writeString(folder.resolve(name), name);
        return Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(ago)));
    }

    @Test
    void theNewFileReplacesTheOldOne() throws IOException {
        Path target = Files.writeString(folder.resolve("index"), "old");
        Path begun = FileReplacement.begin(target, ".part");
        assertThat(begun).isEmptyFile().hasParent(folder);
        Files.writeString(begun, "new");
        assertThat(target).hasContent("old");

        FileReplacement.replace(begun, target);

        assertThat(target).hasContent("new");
        assertThat(folder).isDirectoryNotContaining(file -> !file.equals(target));
    }

    @Test
    void whatIsLeftOfKilledProcessesIsDeletedAfterADay() throws IOException {
        Path left = made("index123.part", Duration.ofHours(25));
        Path written = made("index124.part", Duration.ofHours(23));
        Path otherKind = made("index125.tmp", Duration.ofDays(9));
        Path otherTarget = made("other123.part", Duration.ofDays(9));
        Path target = made("index", Duration.ofDays(9));

        Path begun = FileReplacement.begin(target, ".part");

        assertThat(left).doesNotExist();
        for (Path kept : new Path[] {written, otherKind, otherTarget, target, begun}) {
            assertThat(kept).exists();
        }
    }

    @Test
    void aFolderThatIsNotThereIsTold() {
        Path target = folder.resolve("none").resolve("index");
        assertThatThrownBy(() -> FileReplacement.begin(target, ".part"))
                .isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> FileReplacement.begin(Path.of("/"), ".part"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("it is in no folder");
    }
}
