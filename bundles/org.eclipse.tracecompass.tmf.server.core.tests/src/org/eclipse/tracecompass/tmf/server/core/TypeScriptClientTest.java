package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.testkit.NodePackage;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The client that editors use goes through all operations on real traces. */
class TypeScriptClientTest {

    private static final String SCHEMA = "tsp/API.yaml";

    private static final String XML =
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <tmfxml>
              <stateProvider id="driven.analysis" version="1">
                <head><traceType id="org.example.no.such.type"/><label value="Driven"/></head>
                <eventHandler eventName="tick">
                  <stateChange>
                    <stateAttribute type="constant" value="Ticks"/>
                    <stateValue type="int" value="1" increment="true"/>
                  </stateChange>
                </eventHandler>
              </stateProvider>
            </tmfxml>
            """;

    @BeforeAll
    static void keepTheCacheApart() {
        TemporaryCache.ofTheProcess();
    }

    private static JsonObject drive(Path folder, Path schema) throws Exception {
        NodePackage scripts = NodePackage.find("tsp-client", "tsp-typescript-client");
        Path xml = Files.writeString(folder.resolve("driven.xml"), XML);
        List<Path> traces =
                List.of(
                        SharedTraces.demo("k-alpha/s1/kernel"),
                        SharedTraces.demo("k-alpha/s1/ust"));
        List<Path> roots = new ArrayList<>(traces);
        roots.add(folder);
        ServerOptions options =
                new ServerOptions(InetAddress.getLoopbackAddress(), 0, roots, null, "1.2.3");
        try (TraceServer server = TraceServer.at(options)) {
            server.start();
            Map<String, Object> task = new HashMap<>();
            task.put("base", server.address().toString());
            task.put("traces", traces.stream().map(Path::toString).toList());
            task.put("xml", xml.toString());
            task.put("schema", schema.toString());
            String report = scripts.run("driver.mjs", new Gson().toJson(task));
            try {
                return JsonParser.parseString(report).getAsJsonObject();
            } catch (JsonSyntaxException | IllegalStateException e) {
                throw new AssertionError(report, e);
            }
        }
    }

    private static List<String> texts(JsonObject report, String name) {
        return report.getAsJsonArray(name).asList().stream().map(JsonElement::getAsString).toList();
    }

    private static int total(JsonObject report, String name) {
        return report.getAsJsonObject("totals").get(name).getAsInt();
    }

    @Test
    void everyOperationIsAnsweredAndEveryAnswerIsAsTheSchemaSays(@TempDir Path folder)
            throws Exception {
        JsonObject report = drive(folder, SharedTraces.file(SCHEMA));
        assertThat(texts(report, "wrong")).isEmpty();
        assertThat(texts(report, "missing")).isEmpty();
        assertThat(report.get("answers").getAsInt()).isGreaterThan(200);
        assertThat(total(report, "styledStates")).isGreaterThan(4_000);
        assertThat(total(report, "arrows")).isPositive();
        assertThat(total(report, "points")).isGreaterThan(5_000);
        assertThat(total(report, "lines")).isGreaterThan(500);
        assertThat(texts(report, "mismatches")).isEmpty();
    }

    @Test
    void answersWithMistakesAreFound() throws Exception {
        NodePackage scripts = NodePackage.find("tsp-client", "tsp-typescript-client");
        Path schema = SharedTraces.file(SCHEMA);
        assertThat(scripts.run("schema-check.mjs", schema.toString())).isEmpty();
    }
}
