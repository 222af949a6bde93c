package org.eclipse.tracecompass.statemap.core.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.tracecompass.internal.statemap.core.svg.PageScript;
import org.eclipse.tracecompass.statemap.core.Maps;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapEntity;
import org.eclipse.tracecompass.statemap.core.StatemapException;
import org.eclipse.tracecompass.statemap.core.StatemapRectangle;
import org.eclipse.tracecompass.statemap.core.StatemapStack;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.statemap.core.StatemapWindow;
import org.eclipse.tracecompass.statemap.core.SyntheticData;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

class StatemapSvgTest {

    private static final String ROWS =
            Maps.datum("cpu10", 0, 0)
                    + Maps.datum("cpu2", 0, 1)
                    + Maps.datum("cpu10", 600, 1)
                    + Maps.datum("cpu2", 1000, 0)
                    + Maps.datum("cpu10", 1000, 0);

    private static StatemapStack stack(String... inputs) throws IOException {
        List<Statemap> maps = new ArrayList<>();
        for (String input : inputs) {
            maps.add(Maps.read(input));
        }
        return new StatemapStack(maps);
    }

    private static String svg(StatemapStack stack) throws IOException {
        StringBuilder out = new StringBuilder();
        StatemapSvg.write(stack, StatemapSvg.DEFAULT_HEIGHT, out);
        return out.toString();
    }

    private static Document parsed(String svg) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        } catch (javax.xml.parsers.ParserConfigurationException
                | org.xml.sax.SAXException
                | IOException e) {
            throw new AssertionError("the SVG is no XML", e);
        }
    }

    private static List<String> texts(Document svg, String element) {
        NodeList nodes = svg.getElementsByTagName(element);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> nodes.item(i).getTextContent())
                .toList();
    }

    @Test
    void withoutScriptRowsHaveNamesAndTimesTicks() throws IOException {
        Document svg = parsed(svg(stack(Maps.METADATA + ROWS)));
        assertThat(texts(svg, "text")).contains("cpu2", "cpu10", "600 ns", "idle, 30 %");
        assertThat(texts(svg, "title")).contains("Entity cpu2", "Entity cpu10");
        assertThat(texts(svg, "metadata").get(0)).contains("rectangles: 3", "merges: 0");
    }

    @Test
    void rectanglesOfAColourAreOnePath() throws IOException {
        String svg = svg(stack(Maps.METADATA + ROWS + Maps.datum("cpu2", 1200, 1)));
        assertThat(svg).contains("<path stroke=\"#e0e0e0\" d=\"M0 0h431.3M718.33 0h143.97\"/>");
    }

    @Test
    void theScriptKnowsEveryRectangleExactly() throws IOException {
        assertThat(data(svg(stack(Maps.METADATA + ROWS))))
                .contains("\"begin\":0,\"end\":1000,\"rectangles\":3,\"merged\":0,\"shares\":3")
                .contains("[\"cpu2\",\"\",1,[0,1000,1,1,0]]")
                .contains("[\"cpu10\",\"\",2,[0,600,1,0,0,0,400,1,1,0]]");
    }

    @Test
    void theScriptKnowsSharesTagsAndGaps() throws IOException {
        StatemapRectangle blended =
                new StatemapRectangle(
                        100,
                        50,
                        7,
                        new int[] {0, 1},
                        new long[] {20, 30},
                        new int[] {0},
                        new long[] {30});
        List<StatemapRectangle> row =
                List.of(
                        StatemapRectangle.of(10, 40, 0),
                        StatemapRectangle.of(60, 40, 1, 0),
                        blended);
        Statemap map =
                Statemap.of(
                        Maps.read(Maps.METADATA).metadata(),
                        10,
                        200,
                        List.of(new StatemapEntity("x", "a \"row\"", row)),
                        List.of(new StatemapTag(1, "t", Map.of("pid", "7"))));
        String data = data(svg(new StatemapStack(List.of(map))));
        assertThat(data)
                .contains("\"merged\":1,\"shares\":4,\"tagShares\":2")
                .contains("[1,\"t\",{\"pid\":\"7\"}]")
                .contains("0,40,1,0,0,10,40,1,1,1,0,40,0,50,-2,7,0,20,1,30,1,0,30]");
    }

    private static String data(String svg) {
        return texts(parsed(svg), "script").get(0);
    }

    @Test
    void theScriptStandsInXmlAndCallsNothingByText() {
        assertThat(PageScript.script() + PageScript.style()).doesNotContain("]]>");
        assertThat(PageScript.script())
                .doesNotContain("eval(", "innerHTML", "new Function", "document.write");
    }

    @Test
    void theLegendTellsTheShareOfEachState() throws IOException {
        assertThat(texts(parsed(svg(stack(Maps.METADATA + ROWS))), "text"))
                .contains("idle, 30 %", "busy, 70 %");
    }

    @Test
    void hostileNamesAreShownAsText() throws IOException {
        String hostile = "</title><script>alert(1)</script>&'\\\"\\u0001";
        String input =
                Maps.METADATA.replace("\"test\"", "\"" + hostile + "\"")
                        + Maps.datum(hostile, 0, 0)
                        + "{\"entity\":\"%s\",\"description\":\"%s\"}".formatted(hostile, hostile)
                        + Maps.datum(hostile, 5, 1);
        Document svg = parsed(svg(stack(input)));
        assertThat(svg.getElementsByTagName("script").getLength()).isEqualTo(2);
        assertThat(texts(svg, "script").get(0))
                .contains("\\u003cscript\\u003e")
                .doesNotContain("<");
        assertThat(texts(svg, "title"))
                .anyMatch(title -> title.contains("<script>alert(1)</script>&'\"\uFFFD"));
    }

    @Test
    void theSameMapGivesTheSameBytes() throws IOException {
        StringBuilder data = new StringBuilder();
        SyntheticData.write(500, 7, true, data);
        String uncoloured = data.toString().replaceAll(",\"color\":\"[^\"]*\"", "");
        assertThat(svg(stack(uncoloured))).isEqualTo(svg(stack(uncoloured)));
    }

    @Test
    void aBlendDoesNotDependOnTheOrderOfStates() throws IOException {
        String one =
                """
                {"start":[0,0],"states":{"r":{"value":0,"color":"red"},
                  "g":{"value":1,"color":"lime"},"b":{"value":2,"color":"blue"}}}
                """;
        String other =
                one.replace("\"value\":0", "\"value\":9")
                        .replace("\"value\":2", "\"value\":0")
                        .replace("\"value\":9", "\"value\":2");
        StatemapReader all = new StatemapReader(StatemapWindow.ALL, 2, false);
        int[] forward = {0, 1, 2, 0, 1};
        int[] backward = {2, 1, 0, 2, 1};
        assertThat(fills(one, forward, all)).hasSize(1).isEqualTo(fills(other, backward, all));
    }

    private static List<String> fills(String metadata, int[] states, StatemapReader reader)
            throws IOException {
        StringBuilder data = new StringBuilder(metadata);
        for (int i = 0; i < states.length; i++) {
            data.append(Maps.datum("x", i * (i + 3), states[i]));
        }
        String svg = svg(new StatemapStack(List.of(Maps.read(data.toString(), reader))));
        return Pattern.compile("<path stroke=\"([^\"]*)\"")
                .matcher(svg)
                .results()
                .map(result -> result.group(1))
                .toList();
    }

    @Test
    void likeMapsShareALegendAndAreTitledByTheirHosts() throws IOException {
        String first = Maps.METADATA.replace("\"title\"", "\"host\":\"alpha\",\"title\"");
        String second = Maps.METADATA.replace("\"title\"", "\"host\":\"beta\",\"title\"");
        StatemapStack stack = stack(first + ROWS, second + ROWS);
        assertThat(stack.title()).isEqualTo("Statemap of test activity on alpha and beta");
        assertThat(texts(parsed(svg(stack)), "text").stream())
                .filteredOn(text -> text.startsWith("States"))
                .hasSize(1);
    }

    @Test
    void entitiesAndMapsAreSortedByTheTimeInAState() throws IOException {
        String busier = Maps.METADATA + ROWS.replace("\"state\":0", "\"state\":1");
        StatemapStack stack = stack(Maps.METADATA + ROWS, busier);
        assertThat(stack.sortedBy("idle").maps().get(0).entities())
                .extracting(StatemapEntity::name)
                .containsExactly("cpu10", "cpu2");
        assertThat(stack.sortedBy("entity")).isEqualTo(stack);
        assertThat(stack.stackedBy("busy").maps())
                .containsExactly(stack.maps().get(1), stack.maps().get(0));
        assertThatExceptionOfType(StatemapException.class)
                .isThrownBy(() -> stack.sortedBy("nope"))
                .withMessage("cannot sort by state \"nope\": no such state");
        assertThatExceptionOfType(StatemapException.class)
                .isThrownBy(() -> stack.stackedBy("nope"))
                .withMessage("unknown stack sorting state \"nope\"");
    }

    @Test
    void aRealMapIsSortedAsTheProgramSortsIt() {
        Statemap map =
                Maps.read(SharedTraces.file("traces/statemap/tst.io.in"), StatemapReader.DEFAULT);
        try {
            assertThat(new StatemapStack(List.of(map)).sortedBy("no I/O").maps().get(0).entities())
                    .extracting(StatemapEntity::name)
                    .containsExactly("sd3", "sd1", "sd4", "sd7", "sd6", "sd8", "sd2", "sd5");
        } catch (StatemapException e) {
            throw new AssertionError(e);
        }
    }
}
