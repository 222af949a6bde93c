package org.eclipse.tracecompass.testkit;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A page of a {@link Browser}: goes somewhere, moves the mouse, presses keys, and asks the
 * document. Each action waits until the page has drawn what followed from it.
 */
public final class BrowserPage {

    /** Modifier keys of the mouse and of keys. */
    public static final int ALT = 1;

    /** Modifier keys of the mouse and of keys. */
    public static final int SHIFT = 8;

    private static final int SECONDS = 60;
    private static final Map<String, Integer> KEY_CODES =
            Map.of(
                    "Tab",
                    9,
                    "Enter",
                    13,
                    "Escape",
                    27,
                    "ArrowLeft",
                    37,
                    "ArrowUp",
                    38,
                    "ArrowRight",
                    39,
                    "ArrowDown",
                    40,
                    "PageDown",
                    34,
                    "Home",
                    36);
    private static final String DRAWN =
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>"
                    + " done(0))))";

    private final WebSocket socket;
    private final AtomicInteger lastId = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonObject>> answers = new ConcurrentHashMap<>();
    private final List<String> problems = new CopyOnWriteArrayList<>();
    private boolean scripted = true;
    private volatile CompletableFuture<JsonObject> loaded = new CompletableFuture<>();

    BrowserPage(HttpClient http, URI uri) {
        socket = http.newWebSocketBuilder().buildAsync(uri, new Listener()).join();
        List.of("Page.enable", "Runtime.enable", "Log.enable").forEach(method -> call(method, ""));
    }

    /** Collects the parts of messages. */
    private final class Listener implements WebSocket.Listener {

        private final StringBuilder message = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(
                WebSocket from, @Nullable CharSequence data, boolean last) {
            message.append(data);
            if (last) {
                received(JsonParser.parseString(message.toString()).getAsJsonObject());
                message.setLength(0);
            }
            from.request(1);
            return null;
        }
    }

    private void received(JsonObject message) {
        if (message.has("id")) {
            CompletableFuture<JsonObject> answer = answers.remove(message.get("id").getAsInt());
            if (answer != null) {
                answer.complete(message);
            }
            return;
        }
        switch (message.get("method").getAsString()) {
            case "Page.loadEventFired" -> loaded.complete(message);
            case "Runtime.exceptionThrown", "Page.javascriptDialogOpening" ->
                    problems.add(message.toString());
            case "Log.entryAdded" -> {
                if (message.toString().contains("\"level\":\"error\"")) {
                    problems.add(message.toString());
                }
            }
            default -> {
                // of no interest
            }
        }
    }

    private static JsonObject await(CompletableFuture<JsonObject> future, String what) {
        try {
            return future.get(SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new AssertionError("the browser did not answer to " + what, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /**
     * Calls a method of the DevTools protocol.
     *
     * @param parameters members of a JSON object, without the braces
     * @return the result
     */
    public JsonObject call(String method, String parameters) {
        int id = lastId.incrementAndGet();
        CompletableFuture<JsonObject> answer = new CompletableFuture<>();
        answers.put(id, answer);
        socket.sendText(
                        "{\"id\":%d,\"method\":\"%s\",\"params\":{%s}}"
                                .formatted(id, method, parameters),
                        true)
                .join();
        JsonObject message = await(answer, method);
        if (message.has("error")) {
            throw new AssertionError(method + ": " + message.get("error"));
        }
        return message.getAsJsonObject("result");
    }

    private static String quoted(String text) {
        return new com.google.gson.JsonPrimitive(text).toString();
    }

    /** Goes to a document and waits until it is loaded and drawn. */
    public void open(URI uri) {
        loaded = new CompletableFuture<>();
        call("Page.navigate", "\"url\":" + quoted(uri.toString()));
        await(loaded, "load");
        drawn();
    }

    /** Loads the document again, its fragment included. */
    public void reload() {
        loaded = new CompletableFuture<>();
        call("Page.reload", "");
        await(loaded, "load");
        drawn();
    }

    private void drawn() {
        evaluate(scripted ? DRAWN : "0");
    }

    /** Sets whether documents opened from now on may run scripts; initially they may. */
    public void allowScripts(boolean allowed) {
        scripted = allowed;
        call("Emulation.setScriptExecutionDisabled", "\"value\":" + !allowed);
    }

    /** Evaluates an expression, and what it promises. */
    public JsonElement evaluate(String expression) {
        JsonObject answer =
                call(
                        "Runtime.evaluate",
                        "\"awaitPromise\":true,\"returnByValue\":true,\"expression\":"
                                + quoted(expression));
        if (answer.has("exceptionDetails")) {
            throw new AssertionError(expression + ": " + answer.get("exceptionDetails"));
        }
        JsonElement value = answer.getAsJsonObject("result").get("value");
        return value == null ? JsonNull.INSTANCE : value;
    }

    /** Returns the text of the first element, or of all of them behind each other. */
    public String text(String selector) {
        return evaluate(
                        "[...document.querySelectorAll(%s)].map(e => e.textContent).join('\\n')"
                                .formatted(quoted(selector)))
                .getAsString();
    }

    /** Returns how many elements there are. */
    public int count(String selector) {
        return evaluate("document.querySelectorAll(%s).length".formatted(quoted(selector)))
                .getAsInt();
    }

    /** Returns where an element is: a part of its width and of its height from its corner. */
    public double[] place(String selector, double x, double y) {
        String box = "document.querySelector(%s).getBoundingClientRect()";
        JsonElement place =
                evaluate(
                        "(b => [b.left + b.width * %s, b.top + b.height * %s])(%s)"
                                .formatted(x, y, box.formatted(quoted(selector))));
        return new double[] {
            place.getAsJsonArray().get(0).getAsDouble(), place.getAsJsonArray().get(1).getAsDouble()
        };
    }

    private void mouse(String type, double[] at, String more) {
        call(
                "Input.dispatchMouseEvent",
                String.format(
                        Locale.ROOT,
                        "\"type\":\"%s\",\"x\":%f,\"y\":%f%s",
                        type,
                        at[0],
                        at[1],
                        more));
    }

    /** Moves the mouse. */
    public void hover(double... at) {
        mouse("mouseMoved", at, "");
        drawn();
    }

    /** Clicks with the left button. */
    public void click(int modifiers, double... at) {
        String more = ",\"button\":\"left\",\"clickCount\":1,\"modifiers\":" + modifiers;
        mouse("mouseMoved", at, "");
        mouse("mousePressed", at, more + ",\"buttons\":1");
        mouse("mouseReleased", at, more);
        drawn();
    }

    /** Clicks on the middle of an element. */
    public void click(String selector) {
        click(0, place(selector, 0.5, 0.5));
    }

    /** Drags with the left button. */
    public void drag(int modifiers, double[] from, double[] to) {
        String more =
                ",\"button\":\"left\",\"buttons\":1,\"clickCount\":1,\"modifiers\":" + modifiers;
        double[] middle = {(from[0] + to[0]) / 2, (from[1] + to[1]) / 2};
        mouse("mousePressed", from, more);
        mouse("mouseMoved", middle, more);
        mouse("mouseMoved", to, more);
        mouse("mouseReleased", to, more);
        drawn();
    }

    /** Turns the wheel; a negative number of pixels turns it up. */
    public void wheel(int modifiers, double pixels, double... at) {
        mouse(
                "mouseWheel",
                at,
                String.format(
                        Locale.ROOT,
                        ",\"deltaX\":0,\"deltaY\":%f,\"modifiers\":%d",
                        pixels,
                        modifiers));
        drawn();
    }

    /** Presses a key: a character, or a name such as {@code ArrowLeft}. */
    public void press(String key, int modifiers) {
        boolean isCharacter = key.length() == 1;
        String common =
                "\"key\":%s,\"modifiers\":%d,\"windowsVirtualKeyCode\":%d"
                        .formatted(
                                quoted(key),
                                modifiers,
                                KEY_CODES.getOrDefault(key, (int) key.charAt(0)));
        String text =
                isCharacter
                        ? ",\"text\":" + quoted(key)
                        : key.equals("Enter") ? ",\"text\":\"\\r\"" : "";
        call("Input.dispatchKeyEvent", "\"type\":\"keyDown\"," + common + text);
        call("Input.dispatchKeyEvent", "\"type\":\"keyUp\"," + common);
        drawn();
    }

    /** Presses a key alone. */
    public void press(String key) {
        press(key, 0);
    }

    /** Sets the size of the page and the preference of the reader. */
    public void screen(int width, int height, boolean dark) {
        call(
                "Emulation.setDeviceMetricsOverride",
                "\"width\":%d,\"height\":%d,\"deviceScaleFactor\":1,\"mobile\":false"
                        .formatted(width, height));
        call(
                "Emulation.setEmulatedMedia",
                "\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"%s\"}]"
                        .formatted(dark ? "dark" : "light"));
    }

    /** Saves what is seen. */
    public void screenshot(Path file) {
        save(call("Page.captureScreenshot", "\"format\":\"png\""), file);
    }

    /** Saves what is printed. */
    public void pdf(Path file) {
        save(call("Page.printToPDF", "\"preferCSSPageSize\":true,\"printBackground\":false"), file);
    }

    private static void save(JsonObject answer, Path file) {
        try {
            Files.write(file, Base64.getDecoder().decode(answer.get("data").getAsString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns errors, exceptions and dialogs since the page was opened. */
    public List<String> problems() {
        return List.copyOf(problems);
    }
}
