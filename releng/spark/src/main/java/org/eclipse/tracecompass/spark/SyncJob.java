package org.eclipse.tracecompass.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.SerializableConfiguration;
import org.eclipse.tracecompass.synchronization.core.HostPair;
import org.eclipse.tracecompass.synchronization.core.Message;
import org.eclipse.tracecompass.tmf.core.synchronization.HostClockLines;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.fleet.core.FleetFile;
import org.eclipse.tracecompass.tmf.fleet.core.HostClock;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest.MessageFiles;
import org.eclipse.tracecompass.tmf.fleet.core.MessageMatching;
import org.eclipse.tracecompass.tmf.fleet.core.MessageMatching.End;
import org.eclipse.tracecompass.tmf.fleet.core.TraceBuild;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry.Totals;
import scala.Tuple2;

/**
 * Finds how the clocks of the hosts of a fleet differ. The ends of messages that were stored by the
 * build are shuffled by their keys and matched; the messages are shuffled by pairs of hosts, whose
 * hulls go to the driver; it finds the clocks, and replaces the manifest. Nothing is built again.
 */
final class SyncJob implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final int TRACES_PER_TASK = 16;
    private static final String PARTS = "messages";

    private final transient JavaSparkContext spark;
    private final transient FleetFolder folder;
    private final String fleet;
    private final String job = UUID.randomUUID().toString().substring(0, 8);
    private final SerializableConfiguration configuration;
    private final TaskProbe probe;

    /** The ends of a trace. */
    private record Source(String trace, String host, String file, ITmfTimestampTransform toHost)
            implements Serializable {}

    /**
     * A job.
     *
     * @param fleet the folder of the fleet
     * @param probe is told how far tasks are
     */
    SyncJob(JavaSparkContext spark, String fleet, TaskProbe probe) throws IOException {
        this.spark = spark;
        this.folder = new FleetFolder(fleet, spark.hadoopConfiguration());
        this.fleet = folder.root().toString();
        this.configuration = new SerializableConfiguration(spark.hadoopConfiguration());
        this.probe = probe;
    }

    /**
     * Runs the job.
     *
     * @param reference the host whose clock becomes the common one; null for the first by name
     * @return the fleet afterwards
     * @throws IOException if the fleet cannot be read or changed; it is as before
     */
    Manifest run(String reference) throws IOException {
        Manifest before = folder.read();
        List<Source> sources = sources(before);
        spark.setJobDescription("astrolabe sync");
        int tasks = Math.max(1, sources.size() / TRACES_PER_TASK);
        JavaPairRDD<String, End> ends = spark.parallelize(sources, tasks).flatMapToPair(this::read);
        JavaRDD<Match> matches =
                ends.groupByKey(Math.max(tasks, spark.defaultParallelism()))
                        .flatMap(key -> match(key._2()))
                        .persist(StorageLevel.MEMORY_AND_DISK());
        try {
            List<FleetFile> parts = matches.mapPartitionsWithIndex(this::write, false).collect();
            TreeMap<Match.Pair, HostPair> pairs = new TreeMap<>();
            matches.filter(Match::isBetweenHosts)
                    .mapToPair(match -> new Tuple2<>(match.pair(), match.message()))
                    .groupByKey()
                    .mapToPair(pair -> new Tuple2<>(pair._1(), hull(pair._1(), pair._2())))
                    .collect()
                    .forEach(pair -> pairs.put(pair._1(), pair._2()));
            HostClockLines lines = HostClockLines.of(new ArrayList<>(pairs.values()), reference);
            return publish(before, clocks(before, lines), parts);
        } finally {
            matches.unpersist();
            folder.deleteAttempts(job);
        }
    }

    private List<Source> sources(Manifest fleet) {
        Map<String, ITmfTimestampTransform> toHost = fleet.toHost();
        List<Source> sources = new ArrayList<>();
        for (TraceEntry trace : fleet.traces()) {
            if (trace.tables().containsKey(TraceBuild.ENDS)) {
                sources.add(
                        new Source(
                                trace.name(),
                                trace.host(),
                                folder.path(trace.folder() + '/' + TraceBuild.ENDS_FILE).toString(),
                                toHost.get(trace.name())));
            }
        }
        return sources;
    }

    private Iterator<Tuple2<String, End>> read(Source source) throws IOException {
        List<Tuple2<String, End>> ends = new ArrayList<>();
        try (ParquetRows rows =
                ParquetRows.open(
                        new org.apache.hadoop.fs.Path(source.file),
                        List.of("key", "cause", "time", "rank", "cpu"),
                        null,
                        configuration.value())) {
            while (rows.next()) {
                ends.add(
                        new Tuple2<>(
                                (String) rows.get(0),
                                new End(
                                        source.trace,
                                        source.host,
                                        rows.getLong(1) == 1,
                                        source.toHost.transform(rows.getLong(2)),
                                        rows.getLong(3),
                                        (int) rows.getLong(4))));
            }
        }
        probe.reached("read");
        return ends.iterator();
    }

    private static Iterator<Match> match(Iterable<End> ends) {
        List<End> all = new ArrayList<>();
        ends.forEach(all::add);
        List<Match> matches = new ArrayList<>();
        MessageMatching.match(all, (from, to) -> matches.add(new Match(from, to)));
        return matches.iterator();
    }

    /** In the order in which one program would have found them: it matters if they contradict. */
    private HostPair hull(Match.Pair hosts, Iterable<Message> messages) {
        List<Message> sorted = new ArrayList<>();
        messages.forEach(sorted::add);
        sorted.sort(
                Comparator.comparingLong((Message m) -> Math.max(m.x(), m.y()))
                        .thenComparingLong(m -> Math.min(m.x(), m.y()))
                        .thenComparing(Message::fromReference));
        HostPair pair = new HostPair(hosts.a(), hosts.b());
        sorted.forEach(m -> pair.add(m.fromReference(), m.x(), m.y()));
        probe.reached("hull");
        return pair;
    }

    private Iterator<FleetFile> write(Integer partition, Iterator<Match> matches)
            throws IOException {
        List<Match> sorted = new ArrayList<>();
        matches.forEachRemaining(sorted::add);
        if (sorted.isEmpty()) {
            return List.<FleetFile>of().iterator();
        }
        FleetFolder target = new FleetFolder(fleet, configuration.value());
        FleetFile file = new MessageFile(target.attempt(job, PARTS), target.files()).write(sorted);
        probe.reached("written");
        return List.of(file).iterator();
    }

    private static List<HostClock> clocks(Manifest fleet, HostClockLines lines) {
        List<HostClock> clocks = new ArrayList<>();
        fleet.traces().stream()
                .map(TraceEntry::host)
                .distinct()
                .sorted()
                .forEach(host -> clocks.add(clock(host, lines)));
        return clocks;
    }

    private static HostClock clock(String host, HostClockLines lines) {
        String formula = TimestampTransformFactory.formulaOf(lines.transform(host));
        String[] line = (formula == null ? "1 0" : formula).split(" ");
        double bound = lines.bound(host);
        return new HostClock(
                host,
                lines.referenceOf(host),
                lines.quality(host).name().toLowerCase(Locale.ROOT),
                line[0],
                line[1],
                Double.isInfinite(bound) ? null : bound);
    }

    private Manifest publish(Manifest before, List<HostClock> clocks, List<FleetFile> parts)
            throws IOException {
        String place = "messages/build=" + job;
        Map<String, String> moves = new LinkedHashMap<>();
        List<FleetFile> named = new ArrayList<>();
        long matched = 0;
        for (FleetFile part : parts) {
            String name = "part-%05d.parquet".formatted(named.size());
            moves.put(
                    folder.relative(
                            new org.apache.hadoop.fs.Path(folder.attempt(job, PARTS), part.path())),
                    place + '/' + name);
            named.add(
                    new FleetFile(
                            part.table(), name, part.rows(), part.bytes(), part.from(), part.to()));
            matched += part.rows();
        }
        long ends =
                before.traces().stream()
                        .map(trace -> trace.tables().get(TraceBuild.ENDS))
                        .mapToLong(totals -> totals == null ? 0 : ((Totals) totals).rows())
                        .sum();
        Manifest after =
                before.with(clocks, new MessageFiles(place, named, matched, ends - 2 * matched));
        folder.publish(moves, List.of(place), after, before, job);
        return after;
    }
}
