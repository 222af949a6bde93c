package org.eclipse.tracecompass.tmf.core.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.KernelFiles;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeSelection;

/**
 * Finds the traces below a folder. Each file and folder is shown to the trace types, level by
 * level, so that what is near is found first; a folder that is a trace is not searched. Hidden
 * ones, and what has nothing to read (empty files, pipes, devices), are passed over. A search of a
 * whole disk ends after a bounded number of them.
 */
final class TraceSearch {

    /** The maximum number of files and folders to visit: a few seconds on a usual disk. */
    static final int MOST_ENTRIES = 20_000;

    private static final int MAX_DEPTH = 16;

    private final @Nullable String hint;
    private final @Nullable IProgressMonitor monitor;
    private final Consumer<String> warnings;
    private final int most;

    private final Set<Path> visited = new HashSet<>();
    private final Deque<Folder> folders = new ArrayDeque<>();
    private final List<Found> found = new ArrayList<>();
    private final List<String> damaged = new ArrayList<>();
    private int lookedAt;

    /** A trace and its surest type. */
    record Found(Path path, TraceTypeHelper type) {}

    /** A folder to look into, with the device that it lies on. */
    private record Folder(Path path, int depth, @Nullable Object device) {}

    /**
     * A search.
     *
     * @param hint id, label or name of the one trace type that counts; null for all
     * @param monitor cancels the search, or null
     * @param warnings is told a sentence per folder that cannot be read
     * @param most how many files and folders to look at
     */
    TraceSearch(
            @Nullable String hint,
            @Nullable IProgressMonitor monitor,
            Consumer<String> warnings,
            int most) {
        this.hint = hint;
        this.monitor = monitor;
        this.warnings = warnings;
        this.most = most;
    }

    /**
     * Searches.
     *
     * @param root the folder
     * @return the traces in the order of their paths, folder by folder; each once, even if links
     *     lead to it
     * @throws OperationCanceledException when the monitor was cancelled
     */
    List<Found> below(Path root) {
        visited.add(realPath(root));
        folders.add(new Folder(root, 0, device(root)));
        while (!folders.isEmpty() && !isCutShort()) {
            search(folders.remove());
        }
        found.sort(Comparator.comparing(Found::path, TraceSearch::compareByNames));
        return found;
    }

    /** {@return whether the search ended before everything was looked at} */
    boolean isCutShort() {
        return lookedAt > most;
    }

    /** {@return a sentence for each trace that was found and cannot be read} */
    List<String> damaged() {
        return damaged;
    }

    /** {@return where was searched, if that was not everywhere} */
    String extent() {
        return String.format(Locale.ROOT, "the nearest %,d files and folders", most);
    }

    private void search(Folder folder) {
        for (Path entry : list(folder.path())) {
            IProgressMonitor monitor = this.monitor;
            if (monitor != null && monitor.isCanceled()) {
                throw new OperationCanceledException();
            }
            if (++lookedAt > most) {
                return;
            }
            lookAt(entry, folder);
        }
    }

    private void lookAt(Path entry, Folder parent) {
        int depth = parent.depth() + 1;
        boolean isFolder = Files.isDirectory(entry);
        if (!isFolder && !hasContent(entry)) {
            return;
        }
        Object device = device(entry);
        if (device != null && !device.equals(parent.device()) && KernelFiles.contain(entry)) {
            return;
        }
        TraceTypeSelection selection = TraceTypeSelection.of(entry.toString(), hint);
        List<TraceTypeHelper> types = selection.accepted();
        String damage = selection.damage();
        boolean isTrace = !types.isEmpty();
        // Links may lead to a folder in several ways, or back to one above it.
        boolean isOpen = isFolder && depth <= MAX_DEPTH;
        if ((isTrace || damage != null || isOpen) && visited.add(realPath(entry))) {
            if (damage != null) {
                damaged.add("Trace " + entry + " cannot be read: " + damage);
            }
            if (isTrace) {
                found.add(new Found(entry, types.get(0)));
            } else if (isOpen) {
                folders.add(new Folder(entry, depth, device));
            }
        }
    }

    private List<Path> list(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(entry -> !TmfTraceOpener.nameOf(entry).startsWith("."))
                    .sorted()
                    .toList();
        } catch (UncheckedIOException e) {
            return unreadable(folder, Objects.requireNonNull(e.getCause()));
        } catch (IOException e) {
            return unreadable(folder, e);
        }
    }

    private List<Path> unreadable(Path folder, IOException e) {
        String reason =
                e instanceof AccessDeniedException
                        ? "permission denied"
                        : String.valueOf(e.getMessage());
        warnings.accept("Folder " + folder + " cannot be read: " + reason);
        return List.of();
    }

    private static boolean hasContent(Path file) {
        try {
            return Files.isRegularFile(file) && Files.size(file) > 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** The number of the device of a file; null where devices have none. */
    private static @Nullable Object device(Path entry) {
        try {
            return Files.getAttribute(entry, "unix:dev");
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return null;
        }
    }

    private static Path realPath(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path;
        }
    }

    /** Unlike that of paths this order keeps what is in a folder together. */
    private static int compareByNames(Path a, Path b) {
        int common = Math.min(a.getNameCount(), b.getNameCount());
        for (int i = 0; i < common; i++) {
            int order = a.getName(i).compareTo(b.getName(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(a.getNameCount(), b.getNameCount());
    }
}
