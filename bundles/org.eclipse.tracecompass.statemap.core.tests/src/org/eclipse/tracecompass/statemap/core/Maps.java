package org.eclipse.tracecompass.statemap.core;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;

/** Small inputs, and what becomes of them. */
public final class Maps {

    /** Two states, which most tests need not look at. */
    public static final String METADATA =
            """
            {"start":[1700000000,5],"title":"test","states":{
              "idle":{"value":0,"color":"#e0e0e0"},"busy":{"value":1}}}
            """;

    private Maps() {}

    public static String datum(String entity, long time, int state) {
        return "{\"time\":\"%d\",\"entity\":\"%s\",\"state\":%d}\n".formatted(time, entity, state);
    }

    public static Statemap read(String text, StatemapReader reader) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return reader.read(new ByteArrayInputStream(bytes), read -> {});
    }

    public static Statemap read(String text) throws IOException {
        return read(text, StatemapReader.DEFAULT);
    }

    public static Statemap read(Path file, StatemapReader reader) {
        try (InputStream in = Files.newInputStream(file)) {
            return reader.read(in, read -> {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static String list(Statemap map) {
        StringBuilder list = new StringBuilder();
        try {
            StatemapList.write(map, list);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return list.toString();
    }
}
