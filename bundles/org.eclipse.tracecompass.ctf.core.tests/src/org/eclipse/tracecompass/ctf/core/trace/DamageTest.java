package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.testkit.SharedTraces;

/**
 * Flipped bytes and cuts anywhere never crash or hang the reader: it reads what it can, or refuses
 * with a diagnostic.
 */
class DamageTest {

    /** A trace, and where its streams are. */
    private record Place(String trace, String folder) {}

    private static final List<Place> PLACES =
            List.of(
                    new Place("ctf/gen-ust-mem", "ust-mem/ust/uid/0/64-bit"),
                    new Place("ctf/gen-ust18-multi", "ust18-multi/ust/uid/0/64-bit"),
                    new Place("ctf/gen-ctf2-alias-be", "."),
                    new Place("ctf/gen-c2-lost", "c2-lost/ust/uid/0/64-bit"),
                    new Place("ctf/bt-succeed-sequence", "."),
                    new Place("ctf/bt-succeed-wk-heartbeat-u", "."),
                    new Place("ctf/bt-succeed-ev-disc-no-ts-begin-end", "."),
                    new Place("ctf/bt-succeed-meta-variant-no-underscore", "."),
                    new Place("ctf/tc-perf-taskset2", "perf-taskset2"));

    private static Path sFolder = Path.of("");
    private static Path sWork = Path.of("");
    private static List<Path> sTraces = List.of();

    @BeforeContainer
    static void copyTraces() throws IOException {
        sFolder = Files.createTempDirectory("astrolabe-damage");
        sWork = Files.createDirectories(sFolder.resolve("work"));
        Set<String> there = SharedTraces.traces("ctf");
        sTraces = new ArrayList<>(List.of(SharedTraces.demo("k-alpha/s1/ust/uid/0/64-bit")));
        PLACES.stream()
                .filter(place -> there.contains(place.trace()))
                .map(place -> SharedTraces.trace(place.trace()).resolve(place.folder()))
                .forEach(sTraces::add);
    }

    @AfterContainer
    static void deleteTraces() throws IOException {
        clear();
        Files.deleteIfExists(sWork);
        Files.deleteIfExists(sFolder);
    }

    private static void clear() throws IOException {
        try (Stream<Path> files = Files.walk(sWork)) {
            files.sorted(java.util.Comparator.reverseOrder())
                    .filter(path -> !path.equals(sWork))
                    .forEach(path -> path.toFile().delete());
        }
    }

    @Provide
    Arbitrary<Path> traces() {
        return Arbitraries.of(sTraces);
    }

    @Provide
    Arbitrary<Double> places() {
        return Arbitraries.oneOf(
                Arbitraries.doubles().between(0, 1), Arbitraries.doubles().between(0, 0.02));
    }

    @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
    void flippedBytesNeverCrash(
            @ForAll("traces") Path trace,
            @ForAll @IntRange(max = 5) int file,
            @ForAll("places") double place,
            @ForAll byte value,
            @ForAll boolean many)
            throws IOException {
        Path target = prepare(trace, file);
        byte[] bytes = Files.readAllBytes(target);
        if (bytes.length > 0) {
            int at = (int) Math.min(bytes.length - 1, place * bytes.length);
            for (int i = at; i < (many ? Math.min(bytes.length, at + 8) : at + 1); i++) {
                bytes[i] = value;
            }
            Files.write(target, bytes);
        }
        readAll();
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void cutsNeverCrash(
            @ForAll("traces") Path trace,
            @ForAll @IntRange(max = 5) int file,
            @ForAll("places") double place)
            throws IOException {
        Path target = prepare(trace, file);
        byte[] bytes = Files.readAllBytes(target);
        Files.write(target, java.util.Arrays.copyOf(bytes, (int) (place * bytes.length)));
        readAll();
    }

    private static Path prepare(Path trace, int file) throws IOException {
        clear();
        Path copy = SharedTraces.copy(trace, sWork);
        try (Stream<Path> files = Files.walk(copy)) {
            List<Path> all = files.filter(Files::isRegularFile).sorted().toList();
            return all.get(file % all.size());
        }
    }

    private static void readAll() {
        try (CtfRecording trace = CtfRecording.open(sWork)) {
            CtfReader reader = trace.newReader(true);
            StringBuilder line = new StringBuilder();
            for (int i = 0; reader.advance() && i < 5000; i++) {
                line.setLength(0);
                CanonicalEventWriter.append(reader.current().copy(), line);
            }
            trace.lastNanos();
            reader.seek(trace.firstNanos().orElse(0) + 1000);
            reader.advance();
        } catch (CtfReadException e) {
            assertThat(e.getMessage()).contains(sWork.toString()).endsWith(".");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
