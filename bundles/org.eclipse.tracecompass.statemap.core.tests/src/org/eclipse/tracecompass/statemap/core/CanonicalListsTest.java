package org.eclipse.tracecompass.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every rectangle of the canonical lists, to the nanosecond. */
class CanonicalListsTest {

    private static final Pattern NAME =
            Pattern.compile(
                    "(?<input>.*?)\\.(?:c(?<factor>\\d+)|(?:b(?<begin>\\d+)-e|d)500us)\\.tsv");
    private static final int SYNTHETIC_DATA = 20_000;

    @TempDir Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> coalescesToTheCanonicalList() {
        return Stream.of(
                        lists("s20k_8", "c100", "c1000", "c5000", "c25000"),
                        lists("s20k_8t", "c100", "c1000", "c5000", "c25000"),
                        lists("tst.io", "c1", "c10", "c20", "c50", "c100", "c400", "c25000"),
                        lists("tst.io", "b250-e500us", "d500us"),
                        lists("tst.tag_basic", "c1", "c10", "c20", "c50", "c100", "c400", "c25000"),
                        lists(
                                "tst.tag_redefined",
                                "c1",
                                "c10",
                                "c20",
                                "c50",
                                "c100",
                                "c400",
                                "c25000"))
                .flatMap(lists -> lists);
    }

    private Stream<DynamicTest> lists(String input, String... options) {
        return Stream.of(options)
                .map(option -> input + '.' + option + ".tsv")
                .map(list -> DynamicTest.dynamicTest(list, () -> check(list)));
    }

    private void check(String list) throws IOException {
        Matcher name = NAME.matcher(list);
        assertThat(name.matches()).isTrue();
        String factor = name.group("factor");
        StatemapReader reader =
                factor != null
                        ? new StatemapReader(StatemapWindow.ALL, Long.parseLong(factor), false)
                        : window(name.group("begin"));
        assertThat(Maps.list(Maps.read(input(name.group("input")), reader)))
                .isEqualTo(SharedTraces.text("statemap/" + list));
    }

    private static StatemapReader window(String begin) {
        long from = begin == null ? 0 : Long.parseLong(begin) * 1000;
        return new StatemapReader(
                new StatemapWindow(from, 500_000, false), StatemapReader.DEFAULT_COALESCE, false);
    }

    private Path input(String name) throws IOException {
        if (name.startsWith("tst.")) {
            return SharedTraces.file("traces/statemap/" + name + ".in");
        }
        Path file = folder.resolve(name);
        if (!Files.exists(file)) {
            try (Writer out = Files.newBufferedWriter(file)) {
                SyntheticData.write(SYNTHETIC_DATA, 8, name.endsWith("t"), out);
            }
        }
        return file;
    }

    @Test
    void aSecondFileIsCutToTheWindowOfTheFirst() throws IOException {
        Path file = SharedTraces.file("traces/statemap/gen.cpus.in.gz");
        Statemap first = Maps.read(file, StatemapReader.DEFAULT);
        long start = first.metadata().startSinceEpoch();
        StatemapWindow window =
                new StatemapWindow(start + first.begin(), start + first.end(), true);
        String later =
                SharedTraces.text("traces/statemap/gen.cpus.in").replace("856625707", "856725707");
        Statemap second =
                Maps.read(
                        later, new StatemapReader(window, StatemapReader.DEFAULT_COALESCE, false));
        assertThat(second.begin()).isEqualTo(-100_000);
        assertThat(second.rectangles()).isEqualTo(832);
    }
}
