package org.eclipse.tracecompass.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.eclipse.tracecompass.tmf.fleet.core.FailedTrace;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest;
import org.eclipse.tracecompass.tmf.fleet.core.TraceBuild;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The program for {@code spark-submit}. */
@Command(
        name = "astrolabe-spark",
        mixinStandardHelpOptions = true,
        description = "Build, synchronize and query the traces of many hosts.",
        footer = {
            "",
            "Examples:",
            "  spark-submit astrolabe-spark.jar build hdfs:///traces/monday hdfs:///fleet",
            "  spark-submit astrolabe-spark.jar sync hdfs:///fleet",
            "  spark-submit astrolabe-spark.jar query hdfs:///fleet"
                    + " \"SELECT host, count(*) FROM events GROUP BY host\""
        })
public final class AstrolabeSpark {

    private final PrintStream out;

    private AstrolabeSpark(PrintStream out) {
        this.out = out;
    }

    /** Runs a command. */
    public static void main(String[] args) {
        int code = run(System.out, args);
        if (code != 0) {
            System.exit(code);
        }
    }

    /**
     * Runs a command.
     *
     * @param out takes what it says
     * @return 0, or what the process ends with
     */
    static int run(PrintStream out, String... args) {
        CommandLine line = new CommandLine(new AstrolabeSpark(out));
        line.setExecutionExceptionHandler(
                (e, command, parsed) -> {
                    command.getErr().println("astrolabe-spark: " + e.getMessage());
                    if (!(e instanceof IOException || e instanceof IllegalArgumentException)) {
                        e.printStackTrace(command.getErr());
                    }
                    return 1;
                });
        return line.execute(args);
    }

    private static SparkSession session(String name) {
        SparkSession session = SparkSession.builder().appName("astrolabe " + name).getOrCreate();
        session.sparkContext().setLogLevel("WARN");
        return session;
    }

    @Command(
            name = "build",
            mixinStandardHelpOptions = true,
            description =
                    "Build histories and tables of all traces below folders. Traces that are as"
                            + " before are kept.")
    int build(
            @Parameters(
                            paramLabel = "INPUT… FLEET",
                            hideParamSyntax = true,
                            arity = "2..*",
                            description = "Folders of traces; the folder of the fleet.")
                    List<String> paths,
            @Option(
                            names = "--analysis",
                            paramLabel = "ID",
                            description = "Run this analysis instead of the automatic ones.")
                    List<String> analyses,
            @Option(
                            names = "--window",
                            paramLabel = "SECONDS",
                            defaultValue = "3600",
                            description =
                                    "Divide tables into files of so much time (default:"
                                            + " ${DEFAULT-VALUE}).")
                    double window,
            @Option(
                            names = "--chunk",
                            paramLabel = "MB",
                            defaultValue = "256",
                            description =
                                    "Build a trace that is larger than this by several tasks; 0"
                                            + " for one task per trace (default:"
                                            + " ${DEFAULT-VALUE}).")
                    long chunk,
            @Option(names = "--rebuild", description = "Build also the traces that are as before.")
                    boolean isFresh)
            throws IOException {
        TraceBuild how =
                new TraceBuild(
                        Math.round(window * 1e9),
                        analyses == null ? new HashSet<>() : new HashSet<>(analyses));
        List<String> inputs = new ArrayList<>(paths.subList(0, paths.size() - 1));
        JavaSparkContext spark = new JavaSparkContext(session("build").sparkContext());
        BuildJob.Summary summary =
                new BuildJob(
                                spark,
                                paths.get(paths.size() - 1),
                                how,
                                Math.max(0, chunk) << 20,
                                TaskProbe.NONE)
                        .run(inputs, isFresh);
        Manifest fleet = summary.manifest();
        out.printf(
                "%,d traces built, %,d kept, %,d cannot be read%n",
                summary.built(), summary.kept(), fleet.failures().size());
        for (FailedTrace failure : fleet.failures()) {
            out.println("  " + failure.summary());
        }
        return 0;
    }

    @Command(
            name = "sync",
            mixinStandardHelpOptions = true,
            description = "Find from the messages of all hosts how their clocks differ.")
    int sync(
            @Parameters(paramLabel = "FLEET", description = "The folder of the fleet.")
                    String fleet,
            @Option(
                            names = "--reference",
                            paramLabel = "HOST",
                            description = "The id of the host whose clock becomes the common one.")
                    String reference)
            throws IOException {
        JavaSparkContext spark = new JavaSparkContext(session("sync").sparkContext());
        Manifest after = new SyncJob(spark, fleet, TaskProbe.NONE).run(reference);
        out.printf(
                "%,d messages matched, %,d ends without a counterpart; the clocks of %,d of %,d"
                        + " hosts are accurate%n",
                after.messages().matched(),
                after.messages().unmatched(),
                after.accurateClocks(),
                after.clocks().size());
        return 0;
    }

    @Command(name = "query", mixinStandardHelpOptions = true, description = "Ask in SQL.")
    int query(
            @Parameters(paramLabel = "FLEET", description = "The folder of the fleet.")
                    String fleet,
            @Parameters(
                            paramLabel = "SQL",
                            description =
                                    "A query of the tables events, states, attributes, segments,"
                                            + " messages, clocks and traces.")
                    String sql,
            @Option(
                            names = "--limit",
                            paramLabel = "N",
                            defaultValue = "100",
                            description = "Print so many rows (default: ${DEFAULT-VALUE}).")
                    int limit,
            @Option(
                            names = "--out",
                            paramLabel = "FOLDER",
                            description = "Write all rows as Parquet files instead.")
                    String target,
            @Option(names = "--explain", description = "Print the plan, with what is read.")
                    boolean explain) {
        SparkSession spark = session("query");
        QueryJob job = new QueryJob(spark);
        job.open(fleet);
        Dataset<Row> rows = job.run(sql);
        if (explain) {
            out.println(rows.queryExecution().simpleString());
        } else if (target != null) {
            rows.write().mode(SaveMode.ErrorIfExists).parquet(target);
        } else {
            rows.show(limit, false);
        }
        return 0;
    }
}
