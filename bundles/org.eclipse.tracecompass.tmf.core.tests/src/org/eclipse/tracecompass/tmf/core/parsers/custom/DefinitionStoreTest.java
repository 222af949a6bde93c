package org.eclipse.tracecompass.tmf.core.parsers.custom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.columns;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.file;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.line;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.tag;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.text;
import static org.eclipse.tracecompass.tmf.core.parsers.custom.ParserFixture.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputLine;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceImportException;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DefinitionStoreTest {

    @TempDir Path folder = Path.of("");

    @BeforeEach
    void storeHere() {
        System.setProperty(DefinitionFolder.PROPERTY, folder.resolve("parsers").toString());
    }

    @AfterEach
    void forget() throws IOException {
        for (CustomTraceDefinition definition : CustomParsers.all()) {
            CustomParsers.delete(definition);
        }
        System.clearProperty(DefinitionFolder.PROPERTY);
    }

    private static CustomTxtTraceDefinition simple(String name, String regex) {
        InputLine first = line(1, 7, regex, time("T"), tag(Tag.MESSAGE));
        first.eventType = "kind";
        first.addChild(line(0, Integer.MAX_VALUE, "<&>\"(.*)"));
        CustomTxtTraceDefinition definition =
                text(name, columns(Tag.TIMESTAMP, Tag.MESSAGE, Tag.EXTRA_FIELDS), first);
        definition.timeStampOutputFormat = "T.SSS";
        return definition;
    }

    @Test
    void aDefinitionIsTheSameAfterItWasStored() throws Exception {
        for (CustomTraceDefinition definition :
                Arrays.asList(
                        simple("Simple", "(\\d+) (.*)"),
                        CustomXmlTraceTest.log(),
                        CustomRecordTraceTest.csv(),
                        CustomRecordTraceTest.json())) {
            Path first = folder.resolve("first.xml");
            Path second = folder.resolve("second.xml");
            definition.save(first.toString());
            CustomParsers.read(first).get(0).save(second.toString());
            assertThat(second).hasSameTextualContentAs(first);
            Files.delete(first);
            Files.delete(second);
        }
    }

    @Test
    void aStoredDefinitionIsATraceTypeAtOnce() throws Exception {
        Path trace = file(folder, "a.log", "1 a", "2 b");
        simple("Now", "(\\d+) (.*)").save();
        String id = "custom.txt.trace:Custom Text:Now";
        assertThat(TmfTraceType.getTraceType(id).getLabel()).isEqualTo("Custom Text : Now");
        assertThat(TmfTraceType.getAvailableTraceTypes()).contains("Custom Text : Now");
        ITmfTrace opened = TmfTraceOpener.open(trace, null, null);
        assertThat(opened.getTraceTypeId()).isEqualTo(id);
        assertThat(ParserFixture.events(opened)).hasSize(2);
        opened.dispose();
        CustomTxtTraceDefinition.delete("Custom Text", "Now");
        assertThat(TmfTraceType.getTraceType(id)).isNull();
        assertThat(TmfTraceType.instantiateTrace(id)).isNull();
    }

    @Test
    void savingReplacesTheDefinitionOfTheSameName() {
        simple("A", "1").save();
        simple("B", "2").save();
        simple("A", "3").save();
        CustomTxtTraceDefinition[] all = CustomTxtTraceDefinition.loadAll(false);
        assertThat(all).extracting(d -> d.definitionName).containsExactly("A", "B");
        assertThat(all[0].inputs.get(0).getRegex()).isEqualTo("3");
        assertThat(CustomTxtTraceDefinition.load("Custom Text", "C")).isNull();
    }

    @Test
    void aParserThatRecognisesNothingDoesNotTakeTheFile() throws Exception {
        simple("Blind", "(\\d+) (.*)").save();
        Path trace = file(folder, "b.log", "nothing", "here");
        assertThatThrownBy(() -> TmfTraceType.selectTraceType(trace.toString(), null))
                .isInstanceOf(TmfTraceImportException.class)
                .hasMessageContaining("None of the first 2 lines begins an event");
        assertThat(
                        TmfTraceType.selectTraceType(
                                trace.toString(), "custom.txt.trace:Custom Text:Blind"))
                .hasSize(1);
    }

    @Test
    void oldFilesTellByTheNameWhatAValueMeans() throws Exception {
        Path file =
                file(
                        folder,
                        "old.xml",
                        "<CustomTxtTraceDefinitionList>",
                        "<Definition name='Old'><InputLine><Cardinality max='2147483647' min='0'/>",
                        "<RegEx>(.*);(.*);(.*)</RegEx>",
                        "<InputData action='0' format='T' name='Time Stamp'/>",
                        "<InputData action='0' name='Message'/>",
                        "<InputData action='1' name='x'/></InputLine>",
                        "<InputLine><Cardinality max='a' min='0'/><RegEx>b</RegEx></InputLine>",
                        "<OutputColumn name='Message'/></Definition>",
                        "<Definition category='no name'/>",
                        "</CustomTxtTraceDefinitionList>");
        CustomTxtTraceDefinition[] all = CustomTxtTraceDefinition.loadAll(file.toString());
        assertThat(all).hasSize(1);
        assertThat(all[0].categoryName).isEqualTo("Custom Text");
        assertThat(all[0].inputs).hasSize(1);
        assertThat(all[0].inputs.get(0).columns)
                .extracting(c -> c.tag)
                .containsExactly(Tag.TIMESTAMP, Tag.MESSAGE, Tag.OTHER);
        assertThat(all[0].inputs.get(0).columns.get(2).action).isEqualTo(1);
        assertThat(all[0].outputs.get(0).tag).isEqualTo(Tag.MESSAGE);
    }

    @Test
    void aFileThatIsWrongIsRefusedWithTheLine() throws Exception {
        Path broken = file(folder, "broken.xml", "<CustomTxtTraceDefinitionList>", "<Definition");
        assertThatThrownBy(() -> CustomParsers.read(broken))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("broken.xml")
                .hasMessageContaining("line 3");
        assertThat(CustomTxtTraceDefinition.loadAll(broken.toString())).isEmpty();
        Path other = file(folder, "other.xml", "<other/>");
        assertThatThrownBy(() -> CustomParsers.read(other)).hasMessageContaining("<other>");
    }

    @Test
    void aFileOfAnotherKindIsNotOverwritten() throws Exception {
        Path file = folder.resolve("kinds.xml");
        CustomXmlTraceTest.log().save(file.toString());
        String before = Files.readString(file);
        assertThatThrownBy(() -> CustomParsers.exportTo(simple("A", "1"), file))
                .isInstanceOf(IOException.class);
        assertThat(file).hasContent(before);
    }
}
