package org.eclipse.tracecompass.tmf.core.parsers.custom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.columns;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.file;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.line;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.open;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.text;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.time;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimePreferencesConstants;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What was computed from a file with one parser is not used for another one. */
@ExtendWith(TemporaryCache.class)
class ParserVariantTest {

    @TempDir Path folder = Path.of("");
    private final List<ITmfTrace> traces = new ArrayList<>();

    @AfterEach
    void close() {
        traces.forEach(ITmfTrace::dispose);
        TmfTimePreferences.setPreferences(TmfTimePreferences.getDefaultPreferenceMap());
    }

    private static CustomTxtTraceDefinition parser(String regex, String timeFormat) {
        return text("Log", columns(Tag.TIMESTAMP), line(1, 1, regex, time(timeFormat)));
    }

    private ITmfTrace trace(Path file, String regex) throws Exception {
        ITmfTrace trace = open(new CustomTxtTrace(parser(regex, "epoch ns")), file);
        traces.add(trace);
        return trace;
    }

    private static Path folder(ITmfTrace trace) {
        return Path.of(TmfTraceManager.getSupplementaryFileDir(trace));
    }

    @Test
    void twoParsersOfAFileHaveFoldersAndOriginsOfTheirOwn() throws Exception {
        Path file = file(folder, "a.log", "1 a", "2 b", "3 c");
        ITmfTrace all = trace(file, "(\\d+) .*");
        Path result = Files.writeString(folder(all).resolve("result"), "computed");
        ITmfTrace some = trace(file, "(\\d+) b");
        assertThat(folder(some)).isNotEqualTo(folder(all));
        assertThat(TmfTraceManager.getOrigin(some)).isNotEqualTo(TmfTraceManager.getOrigin(all));
        ITmfTrace again = trace(file, "(\\d+) .*");
        assertThat(folder(again).resolve("result")).isEqualTo(result).exists();
        assertThat(TmfTraceManager.getOrigin(again)).isEqualTo(TmfTraceManager.getOrigin(all));
    }

    @Test
    void theTimeZoneCountsOnlyForTimesThatDependOnIt() {
        List<String> formats = List.of("epoch s", "yyyy-MM-dd", "iso", "");
        List<String> inTokyo = variants("Asia/Tokyo", formats);
        List<String> inBerlin = variants("Europe/Berlin", formats);
        assertThat(inBerlin.get(0)).isEqualTo(inTokyo.get(0));
        for (int i = 1; i < formats.size(); i++) {
            assertThat(inBerlin.get(i)).as(formats.get(i)).isNotEqualTo(inTokyo.get(i));
        }
    }

    private static List<String> variants(String zone, List<String> formats) {
        TmfTimePreferences.setPreferences(Map.of(ITmfTimePreferencesConstants.TIME_ZONE, zone));
        return formats.stream().map(format -> ParserVariant.of(parser("(.*)", format))).toList();
    }

    @Test
    void parsersOfAllKindsHaveAVariant() {
        assertThat(new CustomXmlTrace(CustomXmlTraceTest.log()).variant()).contains("epoch us");
        CustomRecordTraceDefinition csv = CustomRecordTraceTest.csv();
        String before = new CustomRecordTrace(csv).variant();
        csv.delimiter = ';';
        assertThat(new CustomRecordTrace(csv).variant()).isNotEqualTo(before);
    }
}
