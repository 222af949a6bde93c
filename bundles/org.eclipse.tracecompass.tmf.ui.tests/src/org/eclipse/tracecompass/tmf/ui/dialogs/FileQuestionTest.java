package org.eclipse.tracecompass.tmf.ui.dialogs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;
import org.junit.jupiter.api.Test;

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
