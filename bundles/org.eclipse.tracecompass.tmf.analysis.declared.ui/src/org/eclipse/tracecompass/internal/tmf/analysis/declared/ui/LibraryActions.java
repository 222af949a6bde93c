package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/** The actions of the library. */
final class LibraryActions {

    private static final FileKind STATES =
            new FileKind(StatesLanguage.EXTENSION, Messages.Library_Kind);
    private static final FileKind XML =
            new FileKind(StatesLanguage.XML_EXTENSION, Messages.Library_KindXml);

    private final LibraryView view;
    private final Action create = action(Messages.Library_New, "new.svg", this::create);
    private final Action add = action(Messages.Library_Import, "import.svg", this::add);
    private final Action export = action(Messages.Library_Export, "export.svg", this::export);
    private final Action save = action(Messages.Library_Save, "save.svg", this::save);
    private final Action copy = action(Messages.Library_Copy, "copy.svg", this::copy);
    private final Action delete = action(Messages.Library_Delete, "delete.svg", this::delete);

    LibraryActions(LibraryView view) {
        this.view = view;
    }

    private static Action action(String text, String icon, Runnable run) {
        Action action = RunAction.push(text, null, run);
        action.setToolTipText(text.replace("&", ""));
        action.setImageDescriptor(LibraryView.icon(icon));
        return action;
    }

    List<Action> all() {
        return List.of(create, add, save, copy, export, delete);
    }

    /** Enables the actions that apply to the shown file. */
    void update() {
        Path shown = view.shown();
        boolean own = shown != null && LibraryFiles.contains(shown);
        export.setEnabled(shown != null);
        delete.setEnabled(own);
        copy.setEnabled(shown != null && !own);
        save.setEnabled(own && view.isDirty());
    }

    /** Makes a declaration with a small example in it. */
    void create() {
        InputDialog dialog =
                new InputDialog(
                        view.shell(),
                        Messages.Library_Title,
                        Messages.Library_Name,
                        "my-states",
                        LibraryActions::wrongName);
        if (dialog.open() == Window.OK && dialog.getValue() != null) {
            String name = dialog.getValue().strip();
            tryTo(
                    () -> {
                        Path file = LibraryFiles.free(name);
                        LibraryFiles.write(file, NLS.bind(Messages.Library_Template, name));
                        return file;
                    });
        }
    }

    private static @Nullable String wrongName(String name) {
        return name.strip().matches("[\\w][\\w .-]*") ? null : Messages.Library_WrongName;
    }

    /** Copies a file into the library. */
    void add() {
        Path file =
                FileQuestion.read(Purpose.OPEN, Messages.Library_ImportTitle, STATES, XML)
                        .ask(view.shell());
        if (file != null) {
            tryTo(() -> LibraryFiles.add(file));
        }
    }

    private void copy() {
        Path file = view.shown();
        if (file != null) {
            tryTo(() -> LibraryFiles.add(file));
        }
    }

    private void export() {
        Path file = view.shown();
        StatesEditor editor = view.editor();
        Path target = file == null ? null : askForCopy(LibraryFiles.name(file));
        if (file != null && editor != null && target != null) {
            tryTo(
                    () -> {
                        // What the user sees, saved or not.
                        LibraryFiles.write(target, editor.text());
                        return file;
                    });
        }
    }

    /** Asks for a file of the same kind, because the copy has the same text. */
    private @Nullable Path askForCopy(String name) {
        FileKind kind = name.endsWith(XML.ending()) ? XML : STATES;
        return FileQuestion.save(Messages.Library_ExportTitle, LibraryFiles.stem(name), kind)
                .ask(view.shell());
    }

    private void save() {
        view.save();
    }

    /** Deletes the file that is shown, after a question. */
    void delete() {
        Path file = view.shown();
        if (file != null
                && LibraryFiles.contains(file)
                && MessageDialog.openQuestion(
                        view.shell(),
                        Messages.Library_Title,
                        NLS.bind(Messages.Library_DeleteQuestion, LibraryFiles.name(file)))) {
            tryTo(
                    () -> {
                        Files.delete(file);
                        view.forget();
                        return null;
                    });
        }
    }

    /** A change of the library that returns the file to show afterwards. */
    @FunctionalInterface
    private interface Change {
        @Nullable
        Path make() throws IOException;
    }

    private void tryTo(Change change) {
        try {
            Path file = change.make();
            KnownDeclarations.get().update();
            view.refresh(file);
        } catch (IOException e) {
            view.report(e);
        }
    }
}
