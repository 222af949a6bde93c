package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.io.IOException;

/**
 * Pages of vertices as bytes. Per vertex: a byte that says which edges it has; its time after that
 * of the vertex before; its worker; how far away its neighbours in the line are, 0 for none; then
 * what the first byte announces. An end of a horizontal edge is written only if it is no neighbour.
 */
final class PageCodec {

    private static final int NONE = Vertices.NONE;

    private static final int FROM_NEIGHBOUR = 1;
    private static final int FROM_FARTHER = 1 << 1;
    private static final int TO_NEIGHBOUR = 1 << 2;
    private static final int TO_FARTHER = 1 << 3;
    private static final int CAUSE = 1 << 4;
    private static final int EFFECT = 1 << 5;
    private static final int NEXT_QUALIFIER = 1 << 6;
    private static final int EFFECT_QUALIFIER = 1 << 7;

    private PageCodec() {}

    /**
     * Writes a page.
     *
     * @param page the page
     * @param first the index of its first vertex
     * @param out where it goes
     */
    static void write(VertexPage page, int first, PackedWriter out) {
        out.put(page.count());
        long last = 0;
        for (int i = 0; i < page.count(); i++) {
            int index = first + i;
            int flags = flags(page, i);
            out.putByte(flags);
            out.putSigned(page.time[i] - last);
            last = page.time[i];
            out.put(page.worker[i]);
            out.putSigned(distance(index, page.before[i]));
            out.putSigned(distance(index, page.after[i]));
            if ((flags & FROM_FARTHER) != 0) {
                out.putSigned(distance(index, page.previous[i]));
            }
            if ((flags & TO_FARTHER) != 0) {
                out.putSigned(distance(index, page.next[i]));
            }
            if ((flags & (TO_NEIGHBOUR | TO_FARTHER)) != 0) {
                out.putByte(page.nextState[i]);
            }
            if ((flags & CAUSE) != 0) {
                out.putSigned(distance(index, page.cause[i]));
            }
            if ((flags & EFFECT) != 0) {
                out.putSigned(distance(index, page.effect[i]));
                out.putByte(page.effectState[i]);
            }
            if ((flags & NEXT_QUALIFIER) != 0) {
                out.put(page.qualifier(i, true));
            }
            if ((flags & EFFECT_QUALIFIER) != 0) {
                out.put(page.qualifier(i, false));
            }
        }
    }

    private static int flags(VertexPage page, int i) {
        int flags = 0;
        if (page.previous[i] != NONE) {
            flags |= page.previous[i] == page.before[i] ? FROM_NEIGHBOUR : FROM_FARTHER;
        }
        if (page.next[i] != NONE) {
            flags |= page.next[i] == page.after[i] ? TO_NEIGHBOUR : TO_FARTHER;
        }
        flags |= page.cause[i] == NONE ? 0 : CAUSE;
        flags |= page.effect[i] == NONE ? 0 : EFFECT;
        flags |= page.qualifier(i, true) == 0 ? 0 : NEXT_QUALIFIER;
        flags |= page.qualifier(i, false) == 0 ? 0 : EFFECT_QUALIFIER;
        return flags;
    }

    private static long distance(int from, int to) {
        return to == NONE ? 0 : (long) from - to;
    }

    /**
     * Reads a page.
     *
     * @param in what {@link #write} wrote
     * @param first the index of its first vertex
     * @param vertices the number of vertices of the graph
     * @throws IOException if this is no page of such a graph
     */
    static VertexPage read(PackedReader in, int first, int vertices) throws IOException {
        int count = in.takeCount();
        if (count > VertexPage.MOST) {
            throw new IOException("a block has too many vertices");
        }
        VertexPage page = new VertexPage(Math.max(1, count));
        long last = 0;
        for (int i = 0; i < count; i++) {
            int index = first + page.add();
            int flags = in.takeByte();
            last += in.takeSigned();
            page.time[i] = last;
            page.worker[i] = (int) in.take();
            page.before[i] = end(in, index, vertices);
            page.after[i] = end(in, index, vertices);
            page.previous[i] =
                    (flags & FROM_FARTHER) != 0
                            ? end(in, index, vertices)
                            : (flags & FROM_NEIGHBOUR) != 0 ? page.before[i] : NONE;
            page.next[i] =
                    (flags & TO_FARTHER) != 0
                            ? end(in, index, vertices)
                            : (flags & TO_NEIGHBOUR) != 0 ? page.after[i] : NONE;
            if ((flags & (TO_NEIGHBOUR | TO_FARTHER)) != 0) {
                page.nextState[i] = (byte) in.takeByte();
            }
            page.cause[i] = (flags & CAUSE) != 0 ? end(in, index, vertices) : NONE;
            page.effect[i] = NONE;
            if ((flags & EFFECT) != 0) {
                page.effect[i] = end(in, index, vertices);
                page.effectState[i] = (byte) in.takeByte();
            }
            if ((flags & NEXT_QUALIFIER) != 0) {
                page.setQualifier(i, true, (int) in.take());
            }
            if ((flags & EFFECT_QUALIFIER) != 0) {
                page.setQualifier(i, false, (int) in.take());
            }
        }
        if (!in.isAtEnd()) {
            throw new IOException("a block is longer than its vertices");
        }
        page.changed = false;
        return page;
    }

    private static int end(PackedReader in, int index, int vertices) throws IOException {
        long distance = in.takeSigned();
        long end = index - distance;
        if (end < 0 || end >= vertices) {
            throw new IOException("a vertex leads nowhere");
        }
        return distance == 0 ? NONE : (int) end;
    }
}
