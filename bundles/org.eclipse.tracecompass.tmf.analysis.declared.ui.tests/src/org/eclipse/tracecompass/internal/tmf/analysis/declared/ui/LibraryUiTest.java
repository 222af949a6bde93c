package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.choose;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;
import org.eclipse.tracecompass.tmf.ui.testkit.Answers;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files come into the library and out of it. */
@NonNullByDefault({})
class LibraryUiTest {

    private static final String TEXT = "states \"mine\" version 1;\n";

    @RegisterExtension final TemporaryLibrary temporary = new TemporaryLibrary();
    @TempDir Path library;
    @TempDir Path elsewhere;
    private LibraryView view;

    @BeforeEach
    void showTheEmptyLibrary() {
        temporary.use(library);
        view = Viewer.show(LibraryView.ID, LibraryView.class);
    }

    private List<String> listed() {
        Table list = Objects.requireNonNull(view.list());
        return ui(() -> Arrays.stream(list.getItems()).map(TableItem::getText).toList());
    }

    private String text() {
        StatesEditor editor = Objects.requireNonNull(view.editor());
        return ui(editor::text);
    }

    private void doImport(String name, String text) throws Exception {
        Path file = Files.writeString(elsewhere.resolve(name), text);
        try (Answers answers = Answers.files(file)) {
            choose(view, Messages.Library_Import);
            assertThat(answers.asked().purpose()).isEqualTo(Purpose.OPEN);
            assertThat(answers.asked().kinds())
                    .extracting(FileKind::ending)
                    .containsExactly(".states", ".states.xml");
        }
    }

    @Test
    void anImportedFileIsCopiedAndShown() throws Exception {
        doImport("mine.states", TEXT);
        assertThat(listed()).containsExactly("mine.states");
        assertThat(text()).isEqualTo(TEXT);
        assertThat(library.resolve("mine.states")).hasContent(TEXT);
    }

    @Test
    void anImportOverwritesNothing() throws Exception {
        doImport("mine.states", TEXT);
        doImport("mine.states", "// another\n");
        assertThat(listed()).containsExactly("mine-2.states", "mine.states");
        assertThat(text()).isEqualTo("// another\n");
        assertThat(library.resolve("mine.states")).hasContent(TEXT);
    }

    @Test
    void aFileInAnotherEncodingIsRefused() throws Exception {
        doImport("mine.states", TEXT);
        Path latin = elsewhere.resolve("latin.states");
        Files.writeString(latin, "// \u00e4\n", StandardCharsets.ISO_8859_1);
        try (Answers answers = Answers.files(latin)) {
            // The dialog that says so blocks until it is closed.
            Viewer.display().asyncExec(() -> choose(view, Messages.Library_Import));
            awaitUi("it is said", LibraryUiTest::closeDialog);
            assertThat(answers.asked().purpose()).isEqualTo(Purpose.OPEN);
        }
        assertThat(listed()).containsExactly("mine.states");
    }

    @Test
    void aFileInAnotherEncodingCannotBeEdited() throws Exception {
        doImport("mine.states", TEXT);
        Path latin = library.resolve("latin.states");
        Files.writeString(latin, "// \u00e4\n", StandardCharsets.ISO_8859_1);
        run(() -> view.open(latin));
        StatesEditor editor = Objects.requireNonNull(view.editor());
        awaitUi(
                "it is said",
                () ->
                        Arrays.stream(editor.problemTable().getItems())
                                .anyMatch(problem -> problem.getText(2).contains("UTF-8")));
        assertThat(text()).isEmpty();
        assertThat(ui(() -> editor.widget().getEditable())).isFalse();
        assertThat(ui(view::save)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {".states", ".states.xml"})
    void anExportIsACopyOfTheSameKind(String ending) throws Exception {
        doImport("mine" + ending, TEXT);
        Path copy = elsewhere.resolve("copy" + ending);
        try (Answers answers = Answers.files(copy)) {
            choose(view, Messages.Library_Export);
            assertThat(answers.asked().purpose()).isEqualTo(Purpose.SAVE);
            assertThat(answers.asked().name()).isEqualTo("mine" + ending);
            assertThat(answers.asked().kinds())
                    .extracting(FileKind::ending)
                    .containsExactly(ending);
        }
        assertThat(copy).hasContent(TEXT);
        assertThat(listed()).containsExactly("mine" + ending);
    }

    private void edit(String text) {
        StatesEditor editor = Objects.requireNonNull(view.editor());
        run(() -> editor.widget().setText(text));
    }

    @Test
    void anExportHasTheTextThatIsEdited() throws Exception {
        doImport("mine.states", TEXT);
        edit("// edited\n");
        Path copy = elsewhere.resolve("copy.states");
        try (Answers answers = Answers.files(copy)) {
            choose(view, Messages.Library_Export);
            assertThat(answers.asked().purpose()).isEqualTo(Purpose.SAVE);
        }
        assertThat(copy).hasContent("// edited\n");
        run(view::forget);
    }

    @Test
    void anEditedTextThatCannotBeSavedStays() throws Exception {
        doImport("other.states", "// another\n");
        doImport("mine.states", TEXT);
        edit("// edited\n");
        Path mine = library.resolve("mine.states");
        Files.delete(mine);
        Files.createDirectories(mine.resolve("in the way"));
        // The dialog that says so blocks until it is closed.
        Viewer.display().asyncExec(() -> view.open(library.resolve("other.states")));
        awaitUi("it is said", LibraryUiTest::closeDialog);
        assertThat(text()).isEqualTo("// edited\n");
        assertThat(ui(view::isDirty)).isTrue();
        run(view::forget);
    }

    private static boolean closeDialog() {
        for (Shell shell : Viewer.display().getShells()) {
            if (shell.getText().equals(Messages.Library_Title)) {
                shell.close();
                return true;
            }
        }
        return false;
    }

    @Test
    void whoChangesHisMindChangesNothing() throws Exception {
        doImport("mine.states", TEXT);
        try (Answers answers = Answers.files()) {
            choose(view, Messages.Library_Import);
            assertThat(answers.asked().purpose()).isEqualTo(Purpose.OPEN);
            choose(view, Messages.Library_Export);
            assertThat(answers.asked().purpose()).isEqualTo(Purpose.SAVE);
        }
        assertThat(listed()).containsExactly("mine.states");
        assertThat(elsewhere.toFile().list()).containsExactly("mine.states");
    }
}
