package org.eclipse.tracecompass.ctf.core.metadata;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;

/**
 * A JSON value of CTF 2 metadata and where it is, for typed access with errors that name the place.
 *
 * @param file the metadata file
 * @param fragment number of the fragment, from 1
 * @param line line on which the fragment begins
 * @param path names and indexes from the fragment to the value
 * @param value the value
 */
record JsonNode(Path file, int fragment, int line, String path, JsonElement value) {

    private static final BigInteger LONG_MIN = BigInteger.valueOf(Long.MIN_VALUE);
    private static final int LONG_BITS = 64;

    CtfReadException error(String reason) {
        String place = path.isEmpty() ? "" : " (" + path + ')';
        return new CtfReadException(
                CtfDiagnostic.inMetadata(
                        file, line, "fragment " + fragment + place + ": " + reason));
    }

    private JsonNode at(String step, JsonElement element) {
        String below = path.isEmpty() ? step : path + '/' + step;
        return new JsonNode(file, fragment, line, below, element);
    }

    boolean isText() {
        return value instanceof JsonPrimitive primitive && primitive.isString();
    }

    boolean isNull() {
        return value.isJsonNull();
    }

    boolean isObject() {
        return value.isJsonObject();
    }

    private JsonObject object() throws CtfReadException {
        if (value instanceof JsonObject object) {
            return object;
        }
        throw error("an object is expected");
    }

    /** The property of a name, or null. */
    @Nullable
    JsonNode get(String name) throws CtfReadException {
        JsonElement property = object().get(name);
        return property == null ? null : at(name, property);
    }

    JsonNode require(String name) throws CtfReadException {
        JsonNode property = get(name);
        if (property == null) {
            throw error("the property '" + name + "' is missing");
        }
        return property;
    }

    List<JsonNode> elements() throws CtfReadException {
        if (!(value instanceof JsonArray array)) {
            throw error("an array is expected");
        }
        List<JsonNode> elements = new ArrayList<>(array.size());
        for (int i = 0; i < array.size(); i++) {
            elements.add(at(Integer.toString(i), array.get(i)));
        }
        return elements;
    }

    Map<String, JsonNode> properties() throws CtfReadException {
        Map<String, JsonNode> properties = new LinkedHashMap<>();
        for (var entry : object().entrySet()) {
            properties.put(entry.getKey(), at(entry.getKey(), entry.getValue()));
        }
        return properties;
    }

    String text() throws CtfReadException {
        if (isText()) {
            return value.getAsString();
        }
        throw error("a text is expected");
    }

    String text(String name, String missing) throws CtfReadException {
        JsonNode property = get(name);
        return property == null ? missing : property.text();
    }

    /** An integer of 64 bits, signed or unsigned. */
    long integer() throws CtfReadException {
        return number().longValue();
    }

    /** An integer that is not negative. */
    long unsigned() throws CtfReadException {
        BigInteger number = number();
        if (number.signum() < 0) {
            throw error(number + " is negative");
        }
        return number.longValue();
    }

    /** An integer of 64 bits, signed or unsigned, with its sign. */
    BigInteger number() throws CtfReadException {
        if (value instanceof JsonPrimitive primitive && primitive.isNumber()) {
            String raw = primitive.getAsString();
            if (raw.length() <= 40) {
                try {
                    BigDecimal decimal = new BigDecimal(raw);
                    if (Math.abs((long) decimal.scale()) <= 40) {
                        BigInteger number = decimal.toBigIntegerExact();
                        if (number.compareTo(LONG_MIN) >= 0 && number.bitLength() <= LONG_BITS) {
                            return number;
                        }
                    }
                } catch (ArithmeticException | NumberFormatException e) {
                    throw error("an integer is expected");
                }
            }
        }
        throw error("an integer of 64 bits is expected");
    }

    long integer(String name, long missing) throws CtfReadException {
        JsonNode property = get(name);
        return property == null ? missing : property.integer();
    }

    long unsigned(String name, long missing) throws CtfReadException {
        JsonNode property = get(name);
        return property == null ? missing : property.unsigned();
    }

    /** An integer between two bounds. */
    long integer(long least, long most) throws CtfReadException {
        BigInteger number = number();
        if (number.compareTo(BigInteger.valueOf(least)) < 0
                || number.compareTo(BigInteger.valueOf(most)) > 0) {
            throw error(number + " is not between " + least + " and " + most);
        }
        return number.longValue();
    }

    /** The value as a Long, String, Boolean, or JSON text. */
    Object plain() throws CtfReadException {
        if (value instanceof JsonPrimitive primitive) {
            if (primitive.isString()) {
                return primitive.getAsString();
            }
            if (primitive.isBoolean()) {
                return primitive.getAsBoolean();
            }
            return primitive.getAsString().matches("-?[0-9]{1,20}")
                    ? (Object) integer()
                    : primitive.getAsDouble();
        }
        return value.toString();
    }
}
