package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files and folders are copied with all that is below them. */
@NonNullByDefault({})
class FileTreeTest {

    @TempDir private Path folder;
    private Path source;
    private Path copy;

    @BeforeEach
    void write() throws IOException {
        source = Files.createDirectories(folder.resolve("source"));
        copy = folder.resolve("copy");
        Files.createDirectories(source.resolve("below"));
        Files.writeString(source.resolve("below/file"), "content");
    }

    @Test
    void aFolderIsCopiedWithItsContent() throws IOException {
        FileTree.copy(source, copy, null);
        assertThat(copy.resolve("below/file")).hasContent("content");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void linksBecomeWhatTheyLeadTo() throws IOException {
        Path latest = Files.createSymbolicLink(folder.resolve("latest"), source);
        Files.createSymbolicLink(source.resolve("link"), source.resolve("below"));
        FileTree.copy(latest, copy, null);
        assertThat(copy).isDirectory();
        assertThat(copy.resolve("below/file")).hasContent("content");
        assertThat(copy.resolve("link/file")).isRegularFile().hasContent("content");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkThatLeadsBackIsLeftOut() throws IOException {
        Files.createSymbolicLink(source.resolve("below/back"), source);
        FileTree.copy(source, copy, null);
        assertThat(copy.resolve("below")).isDirectoryContaining("glob:**/file");
        assertThat(copy.resolve("below/back")).doesNotExist();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkToAFolderAboveTheTraceOrTheCopyIsLeftOut() throws IOException {
        Path workspace = Files.createDirectories(folder.resolve("workspace"));
        Files.createSymbolicLink(source.resolve("up"), folder);
        Files.createSymbolicLink(source.resolve("workspace"), workspace);
        FileTree.copy(source, workspace.resolve("copy"), null);
        assertThat(workspace.resolve("copy")).isDirectoryContaining("glob:**/below");
        assertThat(workspace.resolve("copy/up")).doesNotExist();
        assertThat(workspace.resolve("copy/workspace")).doesNotExist();
    }

    @Test
    void aCopyIsCancelled() {
        NullProgressMonitor cancelled = new NullProgressMonitor();
        cancelled.setCanceled(true);
        assertThatThrownBy(() -> FileTree.copy(source, copy, cancelled))
                .isInstanceOf(OperationCanceledException.class);
    }
}
