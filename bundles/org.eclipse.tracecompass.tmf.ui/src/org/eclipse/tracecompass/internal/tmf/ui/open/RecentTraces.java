package org.eclipse.tracecompass.internal.tmf.ui.open;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.osgi.service.prefs.BackingStoreException;

/**
 * The recently opened traces, newest first, kept in one text: a line per entry, the paths of an
 * entry separated by tabs. In paths, other characters stand for these two. Thread-safe.
 */
public final class RecentTraces {

    /** The maximum number of entries. */
    public static final int LIMIT = 10;

    private static final String KEY = "recent";

    private static final char TAB = '\u001f';
    private static final char NEWLINE = '\u001e';

    private final Supplier<String> load;
    private final Consumer<String> store;

    /**
     * @param load reads the kept text, empty if there is none
     * @param store keeps a text
     */
    public RecentTraces(Supplier<String> load, Consumer<String> store) {
        this.load = load;
        this.store = store;
    }

    /** The list in the preferences of the workspace. */
    public static RecentTraces ofPreferences() {
        return new RecentTraces(
                () -> node().get(KEY, ""),
                text -> {
                    node().put(KEY, text);
                    try {
                        node().flush();
                    } catch (BackingStoreException e) {
                        System.getLogger(RecentTraces.class.getName())
                                .log(
                                        System.Logger.Level.WARNING,
                                        "The recent list was not saved",
                                        e);
                    }
                });
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(TimeDisplay.NODE);
    }

    /** The entries, newest first; each is what was opened together. */
    public synchronized List<List<Path>> list() {
        List<List<Path>> entries = new ArrayList<>();
        for (String line : load.get().split("\n")) {
            List<Path> paths = new ArrayList<>();
            for (String path : line.split("\t")) {
                if (!path.isBlank()) {
                    paths.add(Path.of(path.replace(TAB, '\t').replace(NEWLINE, '\n')));
                }
            }
            if (!paths.isEmpty()) {
                entries.add(List.copyOf(paths));
            }
        }
        return entries;
    }

    /** Puts an entry on top. */
    public synchronized void add(List<Path> paths) {
        List<List<Path>> entries = list();
        entries.remove(paths);
        entries.add(0, paths);
        write(entries.subList(0, Math.min(LIMIT, entries.size())));
    }

    /** Forgets an entry. */
    public synchronized void remove(List<Path> paths) {
        List<List<Path>> entries = list();
        if (entries.remove(paths)) {
            write(entries);
        }
    }

    /** Forgets all entries. */
    public synchronized void clear() {
        store.accept("");
    }

    private void write(List<List<Path>> entries) {
        StringBuilder text = new StringBuilder();
        for (List<Path> paths : entries) {
            String separator = "";
            for (Path path : paths) {
                text.append(separator)
                        .append(path.toString().replace('\t', TAB).replace('\n', NEWLINE));
                separator = "\t";
            }
            text.append('\n');
        }
        store.accept(text.toString());
    }
}
