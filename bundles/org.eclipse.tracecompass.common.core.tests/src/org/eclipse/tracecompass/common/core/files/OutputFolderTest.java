package org.eclipse.tracecompass.common.core.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A folder of results is complete or not there, and nothing of the user is overwritten. */
class OutputFolderTest {

    @TempDir Path temp = Path.of("");

    private static void fill(Path folder) throws IOException {
        Files.createDirectories(folder.resolve("a/b"));
        Files.writeString(folder.resolve("a/b/file"), "text");
    }

    @Test
    void aCommittedFolderStays() throws IOException {
        Path target = temp.resolve("new");
        try (OutputFolder folder = OutputFolder.at(target)) {
            fill(folder.path());
            folder.commit();
        }
        assertThat(target.resolve("a/b/file")).hasContent("text");
    }

    @Test
    void aFolderThatIsNotCommittedIsAsBefore() throws IOException {
        Path target = temp.resolve("new");
        Path empty = Files.createDirectory(temp.resolve("empty"));
        try (OutputFolder folder = OutputFolder.at(target);
                OutputFolder other = OutputFolder.at(empty)) {
            fill(folder.path());
            fill(other.path());
        }
        assertThat(target).doesNotExist();
        assertThat(empty).isEmptyDirectory();
    }

    @Test
    void whatIsThereIsNotOverwritten() throws IOException {
        Path full = Files.createDirectory(temp.resolve("full"));
        Path mine = Files.writeString(full.resolve("mine"), "mine");
        assertThatThrownBy(() -> OutputFolder.at(full))
                .isInstanceOf(OutputFileException.class)
                .hasMessageContaining("it is not empty; choose another folder");
        assertThatThrownBy(() -> OutputFolder.at(mine)).hasMessageContaining("it is a file");
        assertThat(mine).hasContent("mine");
    }

    @Test
    void foldersAboveAreNotMade() {
        Path deep = temp.resolve("mistyped").resolve("new");
        assertThatThrownBy(() -> OutputFolder.at(deep))
                .hasMessageContaining("mistyped does not exist; create it");
        assertThat(temp.resolve("mistyped")).doesNotExist();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void linksNeitherHideTheInputNorLeadNowhere() throws IOException {
        Path input = Files.createDirectory(temp.resolve("input"));
        Path link = Files.createSymbolicLink(temp.resolve("link"), input);
        Path dangling = Files.createSymbolicLink(temp.resolve("dangling"), temp.resolve("x"));
        assertThatThrownBy(() -> OutputFolder.at(link.resolve("new"), input))
                .hasMessageContaining("it is inside " + input);
        assertThatThrownBy(() -> OutputFolder.at(link, input)).hasMessageContaining("inside");
        assertThatThrownBy(() -> OutputFolder.at(dangling)).hasMessageContaining("dangling link");
        assertThat(input).isEmptyDirectory();
        assertThat(temp.resolve("x")).doesNotExist();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatALinkInAnAbandonedFolderLeadsToIsKept() throws IOException {
        Path victim = Files.writeString(temp.resolve("victim"), "precious");
        try (OutputFolder folder = OutputFolder.at(temp.resolve("new"))) {
            Files.createSymbolicLink(folder.path().resolve("file"), victim);
            Files.createSymbolicLink(folder.path().resolve("folder"), temp);
        }
        assertThat(temp.resolve("new")).doesNotExist();
        assertThat(victim).hasContent("precious");
    }
}
