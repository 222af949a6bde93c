package org.eclipse.tracecompass.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.common.core.files.CacheFolder;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithmFactory;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.fleet.core.FleetFile;
import org.eclipse.tracecompass.tmf.fleet.core.HostClock;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest;
import org.eclipse.tracecompass.tmf.fleet.core.TraceBuild;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/**
 * Builds and synchronizes copies of the demo hosts in two threads of this process, and compares
 * with what one program makes of the same traces. {@code -Dastrolabe.fleet.hosts=200} takes more
 * copies.
 */
@TestMethodOrder(OrderAnnotation.class)
final class FleetTest {

    private static final int HOSTS = Integer.getInteger("astrolabe.fleet.hosts", 6);
    private static final int ATTEMPTS = 6;
    private static final TraceBuild BUILD = new TraceBuild(2_000_000_000L, Set.of());

    private static final List<String> STATES =
            List.of(
                    "trace",
                    "host",
                    "analysis",
                    "attribute",
                    "path",
                    "start",
                    "end",
                    "host_start",
                    "host_end",
                    "type",
                    "int",
                    "double",
                    "text",
                    "label");

    /** The tasks of the build by several tasks per trace. */
    private static final Set<String> TASKS = ConcurrentHashMap.newKeySet();

    @TempDir private static Path folder;
    private static SparkSession session;
    private static JavaSparkContext spark;
    private static List<CopiedHosts.Host> hosts;
    private static Path fleet;

    @BeforeAll
    static void start() throws Exception {
        System.setProperty(CacheFolder.PROPERTY, folder.resolve("cache").toString());
        session =
                SparkSession.builder()
                        .master("local[2," + ATTEMPTS + "]")
                        .appName("test")
                        .config("spark.ui.enabled", false)
                        .config("spark.speculation", true)
                        .config("spark.speculation.quantile", 0.5)
                        .config("spark.speculation.multiplier", 1.1)
                        .config("spark.speculation.interval", "100ms")
                        .config("spark.sql.shuffle.partitions", 4)
                        .config("spark.excludeOnFailure.enabled", false)
                        .getOrCreate();
        session.sparkContext().setLogLevel("OFF");
        spark = new JavaSparkContext(session.sparkContext());
        Path demo =
                Path.of(
                        System.getProperty("astrolabe.root"),
                        "bundles/org.eclipse.tracecompass.demo/traces");
        Path traces = folder.resolve("traces");
        hosts = new CopiedHosts(demo, 17).write(traces, HOSTS, 2);
        Path broken = Files.createDirectories(traces.resolve("host-broken/kernel"));
        Files.writeString(broken.resolve("metadata"), "/* CTF 1.8 */ trace { nonsense");
        fleet = folder.resolve("fleet");
    }

    @AfterAll
    static void stop() {
        if (session != null) {
            session.stop();
        }
    }

    private static List<String> inputs() {
        return List.of(folder.resolve("traces").toUri().toString());
    }

    private static Manifest manifest(Path of) throws IOException {
        return Manifest.read(of);
    }

    private static Dataset<Row> table(String name) {
        return session.read().format("astrolabe").option("table", name).load(fleet.toString());
    }

    private static List<String> lines(Dataset<Row> rows) {
        List<String> lines = new ArrayList<>();
        for (Row row : rows.collectAsList()) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                line.append(row.get(i)).append('|');
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** Sorts both: a comparison of AssertJ in any order takes minutes. */
    private static void assertSameRows(Dataset<Row> rows, List<String> expected) {
        List<String> found = lines(rows);
        Collections.sort(found);
        List<String> sorted = new ArrayList<>(expected);
        Collections.sort(sorted);
        assertThat(found.size()).isEqualTo(sorted.size());
        for (int i = 0; i < found.size(); i++) {
            if (!found.get(i).equals(sorted.get(i))) {
                assertThat(found.get(i)).isEqualTo(sorted.get(i));
            }
        }
    }

    private static Dataset<Row> statesOf(String trace) {
        return table("states").where("trace = '" + trace + "'").selectExpr(quoted(STATES));
    }

    private static String[] quoted(List<String> columns) {
        return columns.stream().map(column -> '`' + column + '`').toArray(String[]::new);
    }

    @Test
    @Order(1)
    void statesAreThoseOfOneProgramAndABadTraceIsReported() throws Exception {
        BuildJob.Summary summary =
                new BuildJob(spark, fleet.toString(), BUILD, 0, TaskProbe.NONE)
                        .run(inputs(), false);
        assertThat(summary.built()).isEqualTo(HOSTS + 2);
        Manifest built = manifest(fleet);
        assertThat(built.failures()).hasSize(1);
        assertThat(built.failures().get(0).path()).endsWith("host-broken/kernel");
        assertThat(built.failures().get(0).reason()).contains("metadata");
        Map<String, List<TraceEntry>> byHost = new TreeMap<>();
        built.traces()
                .forEach(t -> byHost.computeIfAbsent(t.host(), h -> new ArrayList<>()).add(t));
        assertThat(byHost).hasSize(HOSTS);
        int number = 0;
        for (List<TraceEntry> host : byHost.values()) {
            // of many hosts, some 20
            if (number++ % Math.max(1, HOSTS / 20) != 0) {
                continue;
            }
            try (Sequential alone = new Sequential()) {
                ITmfTrace opened = alone.openAll(host);
                for (int part = 0; part < host.size(); part++) {
                    assertSameRows(
                            statesOf(host.get(part).name()),
                            Sequential.rows(Sequential.table(opened, part, "states"), STATES));
                }
            }
        }
        assertOnlyWhatIsNamed(fleet);
    }

    @Test
    @Order(2)
    void clocksAreThoseOfOneProgramAndWithinTheirBounds() throws Exception {
        Manifest after = new SyncJob(spark, fleet.toString(), TaskProbe.NONE).run(null);
        try (Sequential alone = new Sequential()) {
            TmfExperiment experiment = (TmfExperiment) alone.openAll(after.traces());
            SynchronizationAlgorithm found =
                    SynchronizationManager.synchronizeTraces(
                            null,
                            List.of(experiment),
                            SynchronizationAlgorithmFactory.getDefaultAlgorithm(),
                            true,
                            new NullProgressMonitor());
            assertThat(after.messages().matched()).isEqualTo(found.countMatches()).isPositive();
            assertThat(after.clocks()).hasSize(HOSTS);
            for (HostClock clock : after.clocks()) {
                assertThat(clock.quality()).isEqualTo("accurate");
                assertThat(clock.transform()).isEqualTo(found.getTimestampTransform(clock.host()));
            }
            // corrected states, of a host that is not the reference
            TraceEntry moved =
                    after.traces().stream()
                            .filter(t -> !t.host().equals(after.clocks().get(0).reference()))
                            .findFirst()
                            .orElseThrow();
            experiment.useClocks(
                    trace ->
                            found.getTimestampTransform(trace)
                                    .composeWith(experiment.getHostClock(trace)));
            int part = after.traces().indexOf(moved);
            // One program leads the corrected times back, and so rounds those of the host.
            List<String> columns = STATES.stream().filter(c -> !c.startsWith("host_")).toList();
            assertSameRows(
                    statesOf(moved.name()).selectExpr(quoted(columns)),
                    Sequential.rows(Sequential.table(experiment, part, "states"), columns));
        }
        assertThat(table("states").where("host_start IS NULL OR host_end < host_start"))
                .satisfies(odd -> assertThat(odd.select("host").distinct().count()).isOne());
        assertThat(table("messages").where("latency < 0").count()).isZero();
        assertThat(table("messages").count()).isEqualTo(after.messages().matched());
        assertClocksAreTrue(after);
    }

    /** The same packet of two copies of a host was sent at the same moment. */
    private static void assertClocksAreTrue(Manifest after) {
        Map<String, Double> bounds = new HashMap<>();
        after.clocks().forEach(clock -> bounds.put(clock.host(), clock.bound()));
        Map<String, List<Row>> moments = new TreeMap<>();
        for (Row row :
                table("messages")
                        .where("from_trace LIKE '%kernel'")
                        .select("from_host", "from_rank", "from_time")
                        .collectAsList()) {
            String host = row.getString(0);
            boolean isAlpha = Integer.parseInt(host.substring(host.length() - 5)) % 2 == 0;
            moments.computeIfAbsent(isAlpha + " " + row.getLong(1), k -> new ArrayList<>())
                    .add(row);
        }
        int compared = 0;
        for (List<Row> same : moments.values()) {
            Row first = same.get(0);
            for (Row other : same.subList(1, same.size())) {
                double most = bounds.get(first.getString(0)) + bounds.get(other.getString(0)) + 4;
                assertThat((double) Math.abs(other.getLong(2) - first.getLong(2)))
                        .as(first + " " + other)
                        .isLessThanOrEqualTo(most);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(100);
    }

    @Test
    @Order(3)
    void killedAndRepeatedTasksChangeNothing() throws Exception {
        Path other = folder.resolve("killed");
        new BuildJob(spark, other.toString(), BUILD, 0, new Faults(3, ATTEMPTS))
                .run(inputs(), false);
        Manifest synced = new SyncJob(spark, other.toString(), new Faults(4, ATTEMPTS)).run(null);
        assertThat(synced.clocks()).isEqualTo(manifest(fleet).clocks());
        assertThat(contents(other)).isEqualTo(contents(fleet));
        assertThat(Faults.killed(3)).isPositive();
        assertOnlyWhatIsNamed(other);
    }

    @Test
    @Order(4)
    void aFailedJobLeavesTheFleetAsItWas() throws Exception {
        Map<String, String> before = contents(fleet);
        BuildJob job =
                new BuildJob(
                        spark,
                        fleet.toString(),
                        BUILD,
                        0,
                        stage -> {
                            if (stage.equals("uploaded")) {
                                throw new IllegalStateException("killed always");
                            }
                        });
        String host = folder.resolve("traces/host-00001").toUri().toString();
        assertThatThrownBy(() -> job.run(List.of(host), true))
                .hasMessageContaining("killed always");
        assertThat(contents(fleet)).isEqualTo(before);
        assertOnlyWhatIsNamed(fleet);
    }

    @Test
    @Order(5)
    void whatIsAsBeforeIsKept() throws Exception {
        Manifest before = manifest(fleet);
        BuildJob.Summary again =
                new BuildJob(spark, fleet.toString(), BUILD, 0, TaskProbe.NONE)
                        .run(inputs(), false);
        assertThat(again.built()).isZero();
        assertThat(again.kept()).isEqualTo(HOSTS + 2);
        assertThat(manifest(fleet)).isEqualTo(before);
    }

    @Test
    @Order(6)
    void filtersAndColumnsReachTheFiles() throws Exception {
        Row middle =
                table("traces")
                        .where("trace = 'host-00001/kernel'")
                        .select("start", "end", "host")
                        .first();
        long from = middle.getLong(0) + 3_000_000_000L;
        String time = "time >= %d AND time < %d".formatted(from, from + 500_000_000L);
        Dataset<Row> pushed =
                table("events")
                        .where(time + " AND host = '" + middle.getString(2) + "'")
                        .select("type", "time");
        String plan = pushed.queryExecution().toString();
        assertThat(plan).containsPattern("events: [12] of \\d+ files of [12] of");
        assertThat(plan).contains("columns [host, time, type]");
        String hidden =
                "time + 0 >= %d AND time + 0 < %d AND concat(host, '') = '%s'"
                        .formatted(from, from + 500_000_000L, middle.getString(2));
        Dataset<Row> all = table("events").where(hidden).select("type", "time");
        assertThat(all.queryExecution().toString()).doesNotContain("files of 1 of");
        assertThat(pushed.count()).isPositive();
        assertSameRows(pushed, lines(all));
        for (String condition :
                List.of(
                        "start > %d AND `end` <= %d",
                        "`end` >= %d AND start < %d",
                        "start = %d OR `end` = %d",
                        "analysis = 'none' AND start BETWEEN %d AND %d")) {
            String asked = condition.formatted(from, from + 300_000_000L);
            String unseen =
                    asked.replace("start", "(start + 0)")
                            .replace("`end`", "(`end` + 0)")
                            .replace("analysis", "concat(analysis, '')");
            assertThat(table("states").where(asked).count())
                    .as(asked)
                    .isEqualTo(table("states").where(unseen).count());
        }
    }

    @Test
    @Order(7)
    void tracesAndFleetsMayBeOnAnyFileSystemOfHadoop() throws Exception {
        spark.hadoopConfiguration()
                .set(ElsewhereFileSystem.IMPLEMENTATION, ElsewhereFileSystem.class.getName());
        spark.hadoopConfiguration().set(ElsewhereFileSystem.ROOT, folder.toString());
        String other = "elsewhere:///remote";
        BuildJob.Summary built =
                new BuildJob(spark, other, BUILD, 0, new Faults(5, ATTEMPTS))
                        .run(List.of("elsewhere:///traces"), false);
        assertThat(built.built()).isEqualTo(HOSTS + 2);
        assertThat(Faults.killed(5)).isPositive();
        Manifest synced = new SyncJob(spark, other, new Faults(6, ATTEMPTS)).run(null);
        assertThat(ElsewhereFileSystem.SWAPS.get()).isPositive();
        assertThat(synced.clocks()).isEqualTo(manifest(fleet).clocks());
        assertThat(synced.failures()).hasSize(1);
        assertThat(synced.failures().get(0).path())
                .isEqualTo("elsewhere:/traces/host-broken/kernel");
        assertThat(contents(folder.resolve("remote"))).isEqualTo(contents(fleet));
        assertOnlyWhatIsNamed(folder.resolve("remote"));
        assertNothingIsLeft();
        assertThat(session.read().format("astrolabe").option("table", "states").load(other).count())
                .isEqualTo(table("states").count());
        assertThat(
                        new BuildJob(spark, other, BUILD, 0, TaskProbe.NONE)
                                .run(List.of("elsewhere:///traces"), false)
                                .kept())
                .isEqualTo(HOSTS + 2);
    }

    /** A job that ends while the manifest is replaced in steps leaves the one of before. */
    @Test
    @Order(8)
    void theManifestThatWasMovedAsideIsFound() throws Exception {
        Path remote = folder.resolve("remote");
        Manifest before = manifest(remote);
        Files.move(remote.resolve(Manifest.FILE), remote.resolve("manifest.previous.json"));
        assertThat(new FleetFolder("elsewhere:///remote", spark.hadoopConfiguration()).read())
                .isEqualTo(before);
        Manifest after = new SyncJob(spark, "elsewhere:///remote", TaskProbe.NONE).run(null);
        assertThat(after.generation()).isEqualTo(before.generation() + 1);
        assertThat(manifest(remote)).isEqualTo(after);
        assertThat(remote.resolve("manifest.previous.json")).doesNotExist();
    }

    @Test
    @Order(9)
    void tracesAreCopiedOnlyWhileThereIsSpaceAndSomebodyWaits() throws Exception {
        NullProgressMonitor monitor = new NullProgressMonitor();
        assertThatThrownBy(() -> new Scratch(Long.MAX_VALUE, monitor))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("spark.local.dir");
        monitor.setCanceled(true);
        try (Scratch scratch = new Scratch(0, monitor)) {
            assertThatThrownBy(
                            () ->
                                    scratch.localize(
                                            "elsewhere:/traces/host-00000/kernel",
                                            spark.hadoopConfiguration()))
                    .isInstanceOf(OperationCanceledException.class);
        }
        assertNothingIsLeft();
    }

    /** A task for each megabyte of the traces of kernels; those of programs are smaller. */
    @Test
    @Order(10)
    void severalTasksBuildALargeTrace() throws Exception {
        Path other = folder.resolve("chunks");
        Faults faults = new Faults(7, ATTEMPTS);
        TaskProbe probe =
                stage -> {
                    TaskContext task = TaskContext.get();
                    TASKS.add(task.stageId() + "-" + task.partitionId());
                    faults.reached(stage);
                };
        BuildJob.Summary built =
                new BuildJob(spark, other.toString(), BUILD, 1_000_000, probe).run(inputs(), false);
        assertThat(Faults.killed(7)).isPositive();
        // one that begins and three that write for each kernel, and those of the other traces
        assertThat(TASKS).hasSize(4 * HOSTS + 2 + 1);
        assertThat(built.built()).isEqualTo(HOSTS + 2);
        assertThat(contents(other)).isEqualTo(contents(fleet));
        assertThat(built.manifest().columns()).isEqualTo(manifest(fleet).columns());
        assertThat(built.manifest().failures()).isEqualTo(manifest(fleet).failures());
        assertThat(withoutFolders(built.manifest())).isEqualTo(withoutFolders(manifest(fleet)));
        assertOnlyWhatIsNamed(other);
        assertNothingIsLeft();
    }

    private static List<TraceEntry> withoutFolders(Manifest of) {
        return of.traces().stream().map(trace -> trace.placed("", trace.content())).toList();
    }

    /** Attempts that were killed or given up have deleted what they copied. */
    private static void assertNothingIsLeft() throws Exception {
        try (Stream<Path> left = Files.list(Scratch.place())) {
            assertThat(left.filter(f -> f.getFileName().toString().startsWith("astrolabe-build")))
                    .isEmpty();
        }
    }

    /** The content of all files by their names without that of the job. */
    private static Map<String, String> contents(Path of) throws Exception {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> walk = Files.walk(of)) {
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                String name = of.relativize(file).toString().replaceAll("build=\\w+", "build");
                if (name.equals(Manifest.FILE)
                        || name.endsWith("parquet") && name.startsWith("m")) {
                    continue;
                }
                byte[] digest =
                        MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
                contents.put(name, HexFormat.of().formatHex(digest));
            }
        }
        return contents;
    }

    /** Every file is named by the manifest, and the other way round. */
    private static void assertOnlyWhatIsNamed(Path of) throws Exception {
        Manifest manifest = manifest(of);
        FleetFolder place = new FleetFolder(of.toString(), spark.hadoopConfiguration());
        Set<String> named = new HashSet<>(Set.of(Manifest.FILE));
        for (TraceEntry trace : manifest.traces()) {
            named.add(TraceBuild.filesOf(trace));
            for (FleetFile file : place.filesOf(trace)) {
                named.add(trace.folder() + '/' + file.path());
            }
            trace.history().forEach(h -> named.add(trace.folder() + "/history/" + h));
        }
        Manifest.MessageFiles messages = manifest.messages();
        if (messages != null) {
            messages.files().forEach(f -> named.add(messages.folder() + '/' + f.path()));
        }
        Set<String> found = new HashSet<>();
        try (Stream<Path> walk = Files.walk(of)) {
            walk.filter(Files::isRegularFile).forEach(f -> found.add(of.relativize(f).toString()));
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(named);
    }
}
