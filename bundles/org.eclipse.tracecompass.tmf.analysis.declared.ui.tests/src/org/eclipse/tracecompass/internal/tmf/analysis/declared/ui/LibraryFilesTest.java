package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** How the files of the library are read and written. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class LibraryFilesTest {

    private static final String TEXT = "// \u00e4\n";

    @TempDir Path elsewhere;

    @Test
    void aCopyHasTheTextOfItsFile() throws Exception {
        Path file = Files.writeString(elsewhere.resolve("a.states"), TEXT);
        assertThat(LibraryFiles.add(file)).hasContent(TEXT);
        assertThat(LibraryFiles.list()).hasSize(1);
    }

    @Test
    void aFileInAnotherEncodingIsNotTaken() throws Exception {
        Path file = elsewhere.resolve("latin.states");
        Files.writeString(file, TEXT, StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> LibraryFiles.add(file))
                .isInstanceOf(IOException.class)
                .hasMessage(file + " is not text in UTF-8. Save it as UTF-8.");
        assertThat(LibraryFiles.list()).isEmpty();
    }
}
