package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The vertices of a graph in pages. With a file, a bounded number of pages is in memory, however
 * large the graph: the oldest are written when there are more, and read when they are needed again.
 * One thread adds and changes; once it is done, any thread reads.
 */
final class Vertices {

    /** The index of a vertex that does not exist. */
    static final int NONE = -1;

    private static final int FIRST_PAGES = 16;

    private AtomicReferenceArray<@Nullable VertexPage> pages =
            new AtomicReferenceArray<>(FIRST_PAGES);
    private int count;
    private @Nullable BlockFile file;
    private String name = "";
    private final PackedWriter buffer = new PackedWriter();
    private @Nullable IOException unwritten;
    private @Nullable IOException unread;

    /** The pages in memory, a ring in the order of their arrival; empty without a file. */
    private int[] resident = new int[0];

    private int arrived;

    /** Returns the number of vertices. */
    int count() {
        return count;
    }

    /** Returns the number of pages. */
    int pageCount() {
        return (count + VertexPage.MASK) >>> VertexPage.SHIFT;
    }

    /**
     * Begins to keep pages in a file.
     *
     * @param file the file, without pages
     * @param name its name for messages
     * @param mostPages so many pages are in memory
     */
    void keepIn(BlockFile file, String name, int mostPages) {
        this.file = file;
        this.name = name;
        resident = new int[mostPages];
    }

    /**
     * Reads pages of a file.
     *
     * @param file the file
     * @param name its name for messages
     * @param vertices the number of vertices that it has
     * @param mostPages so many pages are in memory
     */
    void read(BlockFile file, String name, int vertices, int mostPages) {
        keepIn(file, name, mostPages);
        count = vertices;
        pages = new AtomicReferenceArray<>(pageCount());
    }

    /** Goes on with another file that has the same pages. */
    void moveTo(BlockFile file) {
        this.file = file;
    }

    private VertexPage page(int index) {
        int number = index >>> VertexPage.SHIFT;
        VertexPage page = pages.getAcquire(number);
        return page != null ? page : load(number);
    }

    private VertexPage changed(int index) {
        VertexPage page = page(index);
        page.changed = true;
        return page;
    }

    // --- the file

    private synchronized VertexPage load(int number) {
        VertexPage page = pages.get(number);
        if (page == null) {
            BlockFile from = file;
            if (from == null) {
                throw new IllegalStateException("a page is neither in memory nor in a file");
            }
            try {
                byte[] bytes = from.read(number);
                page =
                        PageCodec.read(
                                new PackedReader(bytes, bytes.length),
                                number << VertexPage.SHIFT,
                                count);
            } catch (IOException e) {
                unread = e;
                throw new UncheckedIOException(
                        "The graph in %s was changed or closed while it was read: %s. Run the analysis again."
                                .formatted(name, e.getMessage()),
                        e);
            }
            arrive(number, page);
        }
        return page;
    }

    /** Puts a page into memory, in the place of the one that is there for the longest time. */
    private void arrive(int number, VertexPage page) {
        BlockFile to = file;
        if (to != null && unwritten == null) {
            int place = arrived % resident.length;
            try {
                if (arrived >= resident.length) {
                    leave(resident[place], to);
                }
                resident[place] = number;
                arrived = arrived + 1 == 2 * resident.length ? resident.length : arrived + 1;
            } catch (IOException e) {
                // The disk is full: from now on all pages stay.
                unwritten = e;
            }
        }
        pages.setRelease(number, page);
    }

    private void leave(int number, BlockFile to) throws IOException {
        VertexPage page = pages.get(number);
        if (page != null) {
            write(number, page, to);
            pages.setRelease(number, null);
        }
    }

    private void write(int number, VertexPage page, BlockFile to) throws IOException {
        if (page.changed) {
            buffer.clear();
            PageCodec.write(page, number << VertexPage.SHIFT, buffer);
            to.write(number, buffer.bytes(), buffer.size());
            page.changed = false;
        }
    }

    /**
     * Writes what is not in the file yet.
     *
     * @throws IOException if something cannot be written, or could not be before
     */
    void flush() throws IOException {
        BlockFile to = file;
        IOException before = unwritten;
        if (before != null) {
            throw before;
        }
        for (int i = 0; i < pageCount(); i++) {
            VertexPage page = pages.get(i);
            if (page != null && to != null) {
                write(i, page, to);
            }
        }
    }

    /** Returns why a page could not be read again, null if all could. */
    @Nullable
    IOException unread() {
        return unread;
    }

    // --- vertices

    /** Adds a vertex without edges and neighbours and returns its index. */
    int add(long time, int worker) {
        int number = count >>> VertexPage.SHIFT;
        if ((count & VertexPage.MASK) == 0) {
            if (number == pages.length()) {
                grow();
            }
            arrive(number, new VertexPage());
        }
        VertexPage page = changed(count);
        int place = page.add();
        page.time[place] = time;
        page.worker[place] = worker;
        page.before[place] = NONE;
        page.after[place] = NONE;
        page.next[place] = NONE;
        page.previous[place] = NONE;
        page.effect[place] = NONE;
        page.cause[place] = NONE;
        return count++;
    }

    private void grow() {
        AtomicReferenceArray<@Nullable VertexPage> more =
                new AtomicReferenceArray<>(pages.length() * 2);
        for (int i = 0; i < pages.length(); i++) {
            more.setPlain(i, pages.getPlain(i));
        }
        pages = more;
    }

    long time(int index) {
        return page(index).time[index & VertexPage.MASK];
    }

    int worker(int index) {
        return page(index).worker[index & VertexPage.MASK];
    }

    int before(int index) {
        return page(index).before[index & VertexPage.MASK];
    }

    int after(int index) {
        return page(index).after[index & VertexPage.MASK];
    }

    int next(int index) {
        return page(index).next[index & VertexPage.MASK];
    }

    int previous(int index) {
        return page(index).previous[index & VertexPage.MASK];
    }

    int effect(int index) {
        return page(index).effect[index & VertexPage.MASK];
    }

    int cause(int index) {
        return page(index).cause[index & VertexPage.MASK];
    }

    /** The number of the state of an edge that leaves. */
    int state(int index, boolean horizontal) {
        VertexPage page = page(index);
        return (horizontal ? page.nextState : page.effectState)[index & VertexPage.MASK];
    }

    /** The number of the qualifier of an edge that leaves, 0 for none. */
    int qualifier(int index, boolean horizontal) {
        return page(index).qualifier(index & VertexPage.MASK, horizontal);
    }

    /** Makes two vertices neighbours in a line; each may be {@link #NONE}. */
    void neighbours(int before, int after) {
        if (before != NONE) {
            changed(before).after[before & VertexPage.MASK] = after;
        }
        if (after != NONE) {
            changed(after).before[after & VertexPage.MASK] = before;
        }
    }

    /** Joins two vertices of a line; edges that either had in these directions are replaced. */
    void joinLine(int from, int to, int state, int qualifier) {
        int oldTo = next(from);
        if (oldTo != NONE) {
            changed(oldTo).previous[oldTo & VertexPage.MASK] = NONE;
        }
        int oldFrom = previous(to);
        if (oldFrom != NONE) {
            changed(oldFrom).next[oldFrom & VertexPage.MASK] = NONE;
        }
        changed(to).previous[to & VertexPage.MASK] = from;
        VertexPage page = changed(from);
        int place = from & VertexPage.MASK;
        page.next[place] = to;
        page.nextState[place] = (byte) state;
        page.setQualifier(place, true, qualifier);
    }

    /** Joins two lines; edges that either vertex had in these directions are replaced. */
    void joinLines(int from, int to, int state, int qualifier) {
        int oldTo = effect(from);
        if (oldTo != NONE) {
            changed(oldTo).cause[oldTo & VertexPage.MASK] = NONE;
        }
        int oldFrom = cause(to);
        if (oldFrom != NONE) {
            changed(oldFrom).effect[oldFrom & VertexPage.MASK] = NONE;
        }
        changed(to).cause[to & VertexPage.MASK] = from;
        VertexPage page = changed(from);
        int place = from & VertexPage.MASK;
        page.effect[place] = to;
        page.effectState[place] = (byte) state;
        page.setQualifier(place, false, qualifier);
    }
}
