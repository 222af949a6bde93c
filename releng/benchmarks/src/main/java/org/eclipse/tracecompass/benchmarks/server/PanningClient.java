package org.eclipse.tracecompass.benchmarks.server;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** A user who looks at some rows of a time graph and moves the window to and fro. */
final class PanningClient {

    /** From the whole trace to a thousandth of it. */
    private static final int MOST_HALVINGS = 10;

    /** How often a window is moved before the user looks elsewhere. */
    private static final int MOVES = 25;

    private final LoadOptions options;
    private final ServedGraph graph;
    private final ServerLink link;
    private final Random random;

    private long start;
    private long length;
    private long step;
    private List<Long> rows = List.of();

    PanningClient(LoadOptions options, ServedGraph graph, int number) {
        this.options = options;
        this.graph = graph;
        this.link = new ServerLink(options.server(), options.gzip());
        this.random = new Random(number);
    }

    /** Asks until an instant of {@link System#nanoTime}. */
    void run(long end, LoadFigures figures) throws IOException, InterruptedException {
        long pause = options.pans() == 0 ? 0 : (long) (1e9 / options.pans());
        long next = System.nanoTime() + (pause == 0 ? 0 : random.nextLong(pause));
        int moves = 0;
        while (next < end) {
            TimeUnit.NANOSECONDS.sleep(next - System.nanoTime());
            if (moves++ % MOVES == 0) {
                lookElsewhere();
            } else {
                move();
            }
            long asked = System.nanoTime();
            long bytes = link.read(graph.path("states"), question());
            long answered = System.nanoTime();
            figures.answered(answered - asked, bytes);
            next = Math.max(next + pause, answered);
        }
    }

    private void lookElsewhere() {
        length = Math.max(1000, graph.length() >> random.nextInt(MOST_HALVINGS + 1));
        start = graph.start() + random.nextLong(Math.max(1, graph.length() - length));
        step = (long) (length * (0.1 + 0.2 * random.nextDouble()));
        int count = Math.min(options.rows(), graph.rows().size());
        int first = random.nextInt(graph.rows().size() - count + 1);
        rows = graph.rows().subList(first, first + count);
    }

    private void move() {
        long last = graph.start() + graph.length() - length;
        if (start + step < graph.start() || start + step > last) {
            step = -step;
        }
        start = Math.clamp(start + step, graph.start(), Math.max(graph.start(), last));
    }

    private String question() {
        return """
               {"parameters":{"requested_timerange":{"start":%d,"end":%d,"nbTimes":%d},"requested_items":%s}}"""
                .formatted(start, start + length, options.columns(), rows);
    }
}
