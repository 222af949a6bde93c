package org.eclipse.tracecompass.tmf.ui.dialogs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files the user can choose. */
@NonNullByDefault({})
class FileQuestionTest {

    @Test
    void aFileIsWrittenAsOneOfItsKinds() {
        FileQuestion question = FileQuestion.save("Save", "a/b", FileKind.PNG, FileKind.SVG);
        assertThat(question.name()).isEqualTo("a-b.png");
        assertThat(question.patterns()).containsExactly("*.png", "*.svg");
        assertThat(question.labels()).containsExactly("PNG (*.png)", "SVG (*.svg)");
        assertThat(question.complete("x", 1)).isEqualTo(Path.of("x.svg"));
        assertThat(question.complete("x.PNG", 1)).isEqualTo(Path.of("x.PNG"));
    }

    @Test
    void aFileThatTheEndingMakesOfTheAnswerIsNotReplacedUnasked(@TempDir Path folder)
            throws IOException {
        FileQuestion question = FileQuestion.save("Save", "a", FileKind.PNG, FileKind.SVG);
        String chosen = folder.resolve("a").toString();
        Path file = folder.resolve("a.svg");
        List<Path> asked = new ArrayList<>();
        assertThat(question.toWrite(chosen, 1, asked::add)).isEqualTo(file);
        assertThat(asked).isEmpty();
        Files.createFile(file);
        assertThat(question.toWrite(chosen, 1, asked::add)).isEqualTo(file);
        assertThat(asked).containsExactly(file);
        assertThat(question.toWrite(chosen, 1, there -> false)).isNull();
        assertThat(question.toWrite(chosen, 0, there -> false)).isEqualTo(folder.resolve("a.png"));
        // The dialog itself has asked about this one.
        assertThat(question.toWrite(file.toString(), 0, there -> false)).isEqualTo(file);
    }

    @Test
    void ofFilesToReadThoseOfAnyKindAreShownAndAllIfWanted() {
        FileQuestion question = FileQuestion.read(Purpose.OPEN, "Open", FileKind.PNG, FileKind.SVG);
        assertThat(question.patterns()).containsExactly("*.png;*.svg", "*");
        assertThat(question.labels()).containsExactly("PNG (*.png), SVG (*.svg)", "All files (*)");
    }

    @Test
    void withoutKindsThereIsNothingToChooseBetween() {
        FileQuestion question = FileQuestion.read(Purpose.OPEN_SEVERAL, "Open");
        assertThat(question.patterns()).isEmpty();
        assertThat(question.labels()).isEmpty();
    }
}
