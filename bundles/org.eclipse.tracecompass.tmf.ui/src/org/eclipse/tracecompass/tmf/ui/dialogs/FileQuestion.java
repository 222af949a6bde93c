package org.eclipse.tracecompass.tmf.ui.dialogs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;

/**
 * A question for files or a folder. Immutable; to be asked on the UI thread.
 *
 * @param purpose what the files are for
 * @param title the title of the dialog
 * @param kinds the kinds of files that can be chosen, the usual one first; empty for all. Of files
 *     to read, these are shown first, and the others where the user asks for them
 * @param name the proposed name of a file to write; for a folder, what the dialog says of it
 * @param folder where to look first, or null for where the user was the last time
 */
public record FileQuestion(
        Purpose purpose, String title, List<FileKind> kinds, String name, @Nullable Path folder) {

    /** The purpose of the chosen files. */
    public enum Purpose {
        /** One file is written; the user is asked before one is overwritten. */
        SAVE,
        /** One file is read. */
        OPEN,
        /** Files of one folder are read. */
        OPEN_SEVERAL,
        /** A folder is read. */
        FOLDER
    }

    /**
     * A question for a file to write.
     *
     * @param title the title of the dialog
     * @param name the proposed name without ending; slashes in it are replaced
     * @param kinds the kinds of files that can be written, the usual one first; at least one
     * @return the question
     */
    public static FileQuestion save(String title, String name, FileKind... kinds) {
        String proposed = name.replace('/', '-') + kinds[0].ending();
        return new FileQuestion(Purpose.SAVE, title, List.of(kinds), proposed, null);
    }

    /**
     * A question for files to read.
     *
     * @param purpose {@link Purpose#OPEN} or {@link Purpose#OPEN_SEVERAL}
     * @param title the title of the dialog
     * @param kinds the kinds of files that are shown at first; none for all files
     * @return the question
     */
    public static FileQuestion read(Purpose purpose, String title, FileKind... kinds) {
        return new FileQuestion(purpose, title, List.of(kinds), "", null);
    }

    /**
     * A question for a folder to read.
     *
     * @param title the title of the dialog
     * @param message what kind of folder is wanted
     * @return the question
     */
    public static FileQuestion folder(String title, String message) {
        return new FileQuestion(Purpose.FOLDER, title, List.of(), message, null);
    }

    /**
     * The same question, asked from another folder.
     *
     * @param start where to look first
     * @return the question
     */
    public FileQuestion from(@Nullable Path start) {
        return new FileQuestion(purpose, title, kinds, name, start);
    }

    /**
     * Asks for one file or folder.
     *
     * @param shell the window that asks
     * @return what the user has chosen, a file to write with the ending of one of its kinds; null
     *     if he changed his mind
     */
    public @Nullable Path ask(Shell shell) {
        List<Path> chosen = askAll(shell);
        return chosen.isEmpty() ? null : chosen.get(0);
    }

    /**
     * Asks for files.
     *
     * @param shell the window that asks
     * @return what the user has chosen; empty if he changed his mind
     */
    public List<Path> askAll(Shell shell) {
        return ToolkitDialogs.current().files(this, shell);
    }

    /** The patterns between which the user of the dialog can choose; empty for all files. */
    String[] patterns() {
        return choices(kinds.stream().map(FileKind::pattern), ";", "*");
    }

    /** The names of the patterns. */
    String[] labels() {
        return choices(kinds.stream().map(FileKind::label), ", ", Messages.Dialog_AllFiles);
    }

    /** A file is written as one kind, but read as what it is. */
    private String[] choices(Stream<String> each, String separator, String all) {
        if (purpose == Purpose.SAVE || kinds.isEmpty()) {
            return each.toArray(String[]::new);
        }
        return new String[] {each.collect(Collectors.joining(separator)), all};
    }

    /**
     * The file to write for a chosen path, see {@link #complete}. The dialog has asked before it
     * answers with a file that is there, but not about one that the ending makes of the answer.
     *
     * @param overwrite asks the user about such a file
     * @return the file; null if it is to stay as it is
     */
    @Nullable
    Path toWrite(String chosen, int kind, Predicate<Path> overwrite) {
        Path file = complete(chosen, kind);
        boolean asked = file.equals(Path.of(chosen));
        return asked || !Files.exists(file) || overwrite.test(file) ? file : null;
    }

    /** A chosen path with the ending of the chosen kind, unless it has the ending of any. */
    Path complete(String chosen, int kind) {
        String lower = chosen.toLowerCase(Locale.ROOT);
        boolean complete =
                kinds.isEmpty() || kinds.stream().anyMatch(k -> lower.endsWith(k.ending()));
        return Path.of(complete ? chosen : chosen + kinds.get(Math.max(0, kind)).ending());
    }
}
