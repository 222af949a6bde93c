package org.eclipse.tracecompass.tmf.core.parsers.custom;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A JSON object per line. An array of objects may be read too, if each has a line of its own: the
 * brackets and commas around an object are skipped.
 */
final class JsonSyntax implements RecordSyntax {

    private static final int MAX_DEPTH = 64;

    @Override
    public boolean isOpen(CharSequence line, boolean wasOpen) {
        return false;
    }

    @Override
    public boolean isRecord(String text) {
        return values(text) != null;
    }

    @Override
    public boolean hasHeader() {
        return false;
    }

    @Override
    public void header(String record) {
        // JSON has none.
    }

    @Override
    public @Nullable Map<String, String> values(String record) {
        int begin = 0;
        int end = record.length();
        while (begin < end && isAround(record.charAt(begin), '[')) {
            begin++;
        }
        while (end > begin && isAround(record.charAt(end - 1), ']')) {
            end--;
        }
        if (end - begin < 2 || record.charAt(begin) != '{') {
            return null;
        }
        try {
            JsonElement object = JsonParser.parseString(record.substring(begin, end));
            Map<String, String> values = new LinkedHashMap<>();
            if (object instanceof JsonObject known) {
                known.entrySet().forEach(e -> add(values, e.getKey(), e.getValue(), 0));
            }
            return values;
        } catch (JsonParseException | StackOverflowError e) {
            return null;
        }
    }

    private static boolean isAround(char c, char bracket) {
        return c == bracket || c == ',' || Character.isWhitespace(c);
    }

    private static void add(Map<String, String> values, String path, JsonElement value, int depth) {
        if (value.isJsonPrimitive()) {
            values.put(path, value.getAsString());
        } else if (value.isJsonNull()) {
            values.put(path, "");
        } else if (depth >= MAX_DEPTH) {
            values.put(path, value.toString());
        } else if (value instanceof JsonObject object) {
            object.entrySet()
                    .forEach(e -> add(values, path + '.' + e.getKey(), e.getValue(), depth + 1));
        } else {
            int i = 0;
            for (JsonElement each : value.getAsJsonArray()) {
                add(values, path + '[' + i++ + ']', each, depth + 1);
            }
        }
    }

    @Override
    public @Nullable String missing() {
        return null;
    }
}
