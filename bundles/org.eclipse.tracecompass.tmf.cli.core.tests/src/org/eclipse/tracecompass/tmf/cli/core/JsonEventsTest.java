package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The events as JSON, field by field against the canonical lines, which are exact. */
class JsonEventsTest {

    private static final String TIMER_START = "timer_hrtimer_start";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "demo:k-alpha/s1/kernel",
                "demo:k-alpha/s1/ust",
                "ctf/tc-many-threads",
                "ctf/gen-ust-app",
                "ctf/gen-c2-app",
                "ctf/gen-ctf2-minimal",
                "ctf/gen-ctf2-alias-be",
                "ctf/tc-mpi_ssend_irecv",
                "ctf/bt-succeed-sequence"
            })
    void everyFieldIsThatOfTheCanonicalLine(String trace) {
        Iterator<String> json = lines(trace, "json");
        Iterator<String> canonical = lines(trace, "canonical");
        while (json.hasNext()) {
            String line = json.next();
            JsonObject event = JsonParser.parseString(line).getAsJsonObject();
            if (event.has("lost")) {
                continue;
            }
            String[] columns = canonical.next().split("\t");
            assertThat(event.get("timestamp").getAsLong()).isEqualTo(Long.parseLong(columns[0]));
            assertThat(event.has("cpu") ? event.get("cpu").getAsString() : "-")
                    .isEqualTo(columns[1]);
            assertThat(event.get("type").getAsString()).isEqualTo(columns[2]);
            JsonObject context = plain(columns[3]);
            plain(columns[4]).asMap().forEach(context::add);
            assertThat(event.getAsJsonObject("fields")).as(line).isEqualTo(plain(columns[5]));
            assertThat(event.has("context") ? event.get("context") : new JsonObject())
                    .as(line)
                    .isEqualTo(context);
        }
        assertThat(canonical.hasNext()).isFalse();
    }

    @Test
    void unsignedIntegersOfSixtyFourBitsAreNeverNegative() {
        String event =
                CommandRun.data("events", TraceFixtures.KERNEL, "--format", "json")
                        .lines()
                        .filter(line -> line.contains(TIMER_START))
                        .findFirst()
                        .orElseThrow();
        JsonObject fields =
                JsonParser.parseString(event).getAsJsonObject().getAsJsonObject("fields");
        for (String pointer : List.of("hrtimer", "function")) {
            assertThat(fields.get(pointer).getAsBigInteger()).isPositive();
        }
    }

    private static Iterator<String> lines(String trace, String format) {
        return CommandRun.data("events", "--format", format, TraceFixtures.path(trace))
                .lines()
                .iterator();
    }

    private static JsonObject plain(String canonical) {
        JsonElement element = JsonParser.parseString(canonical);
        return element.isJsonNull() ? new JsonObject() : plain(element).getAsJsonObject();
    }

    /** A canonical value in the words of the JSON output. */
    private static JsonElement plain(JsonElement value) {
        if (value instanceof JsonArray array) {
            JsonArray plain = new JsonArray();
            array.forEach(element -> plain.add(plain(element)));
            return plain;
        }
        if (value instanceof JsonObject object) {
            if (object.keySet().equals(Set.of("v", "l"))) {
                List<String> labels =
                        object.getAsJsonArray("l").asList().stream()
                                .map(JsonElement::getAsString)
                                .toList();
                return labels.isEmpty()
                        ? object.get("v")
                        : new JsonPrimitive(String.join(", ", labels));
            }
            JsonObject plain = new JsonObject();
            for (Map.Entry<String, JsonElement> member : object.entrySet()) {
                plain.add(member.getKey(), plain(member.getValue()));
            }
            return plain;
        }
        if (value instanceof JsonPrimitive primitive && primitive.isString()) {
            String text = primitive.getAsString();
            if (text.startsWith("f:")) {
                double real =
                        Double.longBitsToDouble(Long.parseUnsignedLong(text.substring(2), 16));
                return Double.isFinite(real)
                        ? new JsonPrimitive(new BigDecimal(Double.toString(real)))
                        : new JsonPrimitive(Double.toString(real));
            }
            return text.startsWith("b:") ? new JsonPrimitive(text.substring(2)) : value;
        }
        return value;
    }
}
