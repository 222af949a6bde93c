package org.eclipse.tracecompass.benchmarks.server;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * Many clients that pan over the first experiment of a running server, and what that costs.
 *
 * <p>{@code java -cp releng/benchmarks/target/benchmarks.jar
 * org.eclipse.tracecompass.benchmarks.server.ServerLoad [http://localhost:8080/tsp/api] [--clients
 * 100] [--seconds 30] [--pans 4] [--rows 40] [--columns 1500] [--output ID] [--gzip true]}
 */
public final class ServerLoad {

    private ServerLoad() {}

    /** Asks, first a while without looking at the clock, and prints a line. */
    public static void main(String[] args)
            throws IOException, InterruptedException, ExecutionException {
        LoadOptions options = LoadOptions.parse(args);
        // otherwise only five connections are kept for further requests
        System.setProperty("http.maxConnections", Integer.toString(options.clients()));
        ServerLink link = new ServerLink(options.server(), false);
        ServedGraph graph = ServedGraph.await(link, options.output());
        System.out.printf(
                "%d clients, %d of %d rows, %d columns, %s%n",
                options.clients(),
                options.rows(),
                graph.rows().size(),
                options.columns(),
                options.pans() == 0 ? "without a pause" : options.pans() + " pans/s each");
        run(options, graph, Math.max(1, options.seconds() / 3), new LoadFigures());
        LoadFigures figures = new LoadFigures();
        Map<String, Double> before = link.figures();
        run(options, graph, options.seconds(), figures);
        System.out.println(figures.report(options.seconds(), before, link.figures()));
    }

    private static void run(
            LoadOptions options, ServedGraph graph, int seconds, LoadFigures figures)
            throws InterruptedException, ExecutionException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Void> client :
                    IntStream.range(0, options.clients())
                            .mapToObj(
                                    number ->
                                            clients.submit(
                                                    client(options, graph, number, end, figures)))
                            .toList()) {
                client.get();
            }
        }
    }

    private static Callable<Void> client(
            LoadOptions options, ServedGraph graph, int number, long end, LoadFigures figures) {
        return () -> {
            new PanningClient(options, graph, number).run(end, figures);
            return null;
        };
    }
}
