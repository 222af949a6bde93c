package org.eclipse.tracecompass.internal.tmf.cli.core.info;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import org.eclipse.jdt.annotation.Nullable;

/** The description of a trace, as a JSON object. */
public final class InfoJson {

    private InfoJson() {}

    /** Returns the object; times are in ns, and null where there are no events. */
    public static JsonObject of(TraceInfo info) {
        JsonObject json = new JsonObject();
        json.addProperty("path", info.path());
        json.addProperty("type", info.type());
        json.addProperty("type_id", info.typeId());
        addText(json, "host", info.host());
        addText(json, "tracer", info.tracer());
        TraceInfo.Counts counts = info.counts();
        boolean empty = counts.events() == 0;
        json.addProperty("events", counts.events());
        json.addProperty("first_ns", empty ? null : (Long) counts.first());
        json.addProperty("last_ns", empty ? null : (Long) counts.last());
        json.addProperty("discarded_events", counts.discardedEvents());
        json.addProperty("discarded_packets", counts.discardedPackets());
        JsonObject clock = new JsonObject();
        info.clock().forEach((key, value) -> add(clock, key, value));
        json.add("clock", clock.isEmpty() ? JsonNull.INSTANCE : clock);
        JsonArray streams = new JsonArray();
        for (TraceInfo.Stream stream : info.streams()) {
            JsonObject one = new JsonObject();
            one.addProperty("name", stream.name());
            one.addProperty("packets", stream.packets());
            one.addProperty("bytes", stream.bytes());
            one.addProperty("events", stream.events());
            one.addProperty("discarded_events", stream.discardedEvents());
            one.addProperty("discarded_packets", stream.discardedPackets());
            streams.add(one);
        }
        json.add("streams", streams);
        JsonObject properties = new JsonObject();
        info.properties().forEach(properties::addProperty);
        json.add("properties", properties);
        JsonArray problems = new JsonArray();
        info.problems().forEach(problems::add);
        json.add("problems", problems);
        JsonObject types = new JsonObject();
        counts.eventTypes().forEach(types::addProperty);
        json.add("event_types", types);
        return json;
    }

    private static void addText(JsonObject json, String key, String text) {
        json.addProperty(key, text.isEmpty() ? null : text);
    }

    private static void add(JsonObject json, String key, @Nullable Object value) {
        switch (value) {
            case null -> json.add(key, JsonNull.INSTANCE);
            case Number number -> json.addProperty(key, number);
            case Boolean bool -> json.addProperty(key, bool);
            default -> json.addProperty(key, value.toString());
        }
    }
}
