package org.eclipse.tracecompass.common.core.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.TraceCompassLogUtils.FlowScopeLog;
import org.eclipse.tracecompass.common.core.log.TraceCompassLogUtils.FlowScopeLogBuilder;
import org.eclipse.tracecompass.common.core.log.TraceCompassLogUtils.ScopeLog;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is written to loggers. */
@SuppressWarnings("deprecation")
class TraceCompassLogUtilsTest {

    private final Logger logger = Logger.getAnonymousLogger();
    private final List<String> lines = new ArrayList<>();

    private final Handler handler =
            new Handler() {
                @Override
                public void publish(@Nullable LogRecord logged) {
                    if (logged != null) {
                        lines.add(stripped(logged.getMessage()));
                    }
                }

                @Override
                public void flush() {
                    // all is written
                }

                @Override
                public void close() {
                    // nothing is open
                }
            };

    /** Without what differs from run to run. */
    private static String stripped(String message) {
        JsonObject event = JsonParser.parseString(message).getAsJsonObject();
        assertThat(event.get("tid").getAsLong()).isEqualTo(Thread.currentThread().threadId());
        assertThat(message).matches("\\{\"ts\":\\d+\\.\\d{3},\"ph\":\".\",\"tid\":\\d+.*}");
        return message.replaceFirst("\"ts\":[0-9.]+,", "").replaceFirst(",\"tid\":\\d+", "");
    }

    @BeforeEach
    void listen() {
        logger.setUseParentHandlers(false);
        logger.setLevel(Level.FINE);
        logger.addHandler(handler);
    }

    @AfterEach
    void forget() {
        logger.removeHandler(handler);
    }

    @Test
    void aScopeHasABeginningAndAnEnd() {
        try (ScopeLog scope =
                new ScopeLog(logger, Level.FINE, "outer", "rows", 7, "kind", "x\"y")) {
            try (ScopeLog inner = new ScopeLog(logger, Level.INFO, "inner", "one message")) {
                inner.addData("found", 3);
                inner.addData("ratio", 0.5);
                inner.addData("nothing", Double.NaN);
            }
        }
        assertThat(lines)
                .containsExactly(
                        "{\"ph\":\"B\",\"name\":\"outer\","
                                + "\"args\":{\"rows\":7,\"kind\":\"x\\\"y\"}}",
                        "{\"ph\":\"B\",\"name\":\"inner\",\"args\":{\"msg\":\"one message\"}}",
                        "{\"ph\":\"E\",\"args\":{\"found\":3,\"ratio\":0.5,\"nothing\":\"NaN\"}}",
                        "{\"ph\":\"E\"}");
    }

    @Test
    void whatIsNotLoggedCostsNothing() {
        Object failing =
                new Object() {
                    @Override
                    public String toString() {
                        throw new IllegalStateException();
                    }
                };
        try (ScopeLog scope = new ScopeLog(logger, Level.FINER, "scope", "key", failing)) {
            scope.addData("key", failing);
        }
        TraceCompassLogUtils.traceInstant(logger, Level.FINER, "instant", "odd", 1, 2);
        assertThat(lines).isEmpty();
    }

    @Test
    void argumentsAreNamesAndValues() {
        assertThatThrownBy(
                        () ->
                                TraceCompassLogUtils.traceInstant(
                                        logger, Level.INFO, "i", "a", 1, "b"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(
                        () ->
                                TraceCompassLogUtils.traceInstant(
                                        logger, Level.INFO, "i", "a", 1, "a", 2))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(lines).isEmpty();
    }

    @Test
    void asynchronousOperationsHaveIdentifiers() {
        TraceCompassLogUtils.traceAsyncStart(logger, Level.INFO, "connect", "net", 10);
        TraceCompassLogUtils.traceAsyncNested(logger, Level.INFO, "wait", "net", 10, "ms", 5);
        TraceCompassLogUtils.traceAsyncEnd(logger, Level.INFO, "connect", "net", 10);
        TraceCompassLogUtils.traceAsyncStart(logger, Level.INFO, null, null, 0);
        assertThat(lines)
                .containsExactly(
                        "{\"ph\":\"b\",\"name\":\"connect\",\"cat\":\"net\",\"id\":\"0xa\"}",
                        "{\"ph\":\"n\",\"name\":\"wait\",\"cat\":\"net\",\"id\":\"0xa\","
                                + "\"args\":{\"ms\":5}}",
                        "{\"ph\":\"e\",\"name\":\"connect\",\"cat\":\"net\",\"id\":\"0xa\"}",
                        "{\"ph\":\"b\",\"id\":\"0x0\"}");
    }

    @Test
    void objectsAreCreatedAndDestroyed() {
        int id = TraceCompassLogUtils.traceObjectCreation(logger, Level.INFO, lines);
        TraceCompassLogUtils.traceObjectDestruction(logger, Level.INFO, lines);
        TraceCompassLogUtils.traceObjectDestruction(logger, Level.INFO, "text", id);
        String hex = "0x" + Integer.toHexString(id);
        assertThat(lines)
                .containsExactly(
                        "{\"ph\":\"N\",\"name\":\"ArrayList\",\"id\":\"" + hex + "\"}",
                        "{\"ph\":\"D\",\"name\":\"ArrayList\",\"id\":\"" + hex + "\"}",
                        "{\"ph\":\"D\",\"name\":\"String\",\"id\":\"" + hex + "\"}");
    }

    @Test
    void eventsHaveTheirPhases() {
        TraceCompassLogUtils.traceInstant(logger, Level.INFO, "now");
        TraceCompassLogUtils.traceCounter(logger, Level.INFO, "pets", "cats", 2, "dogs", 3);
        TraceCompassLogUtils.traceMarker(logger, Level.INFO, "mark", 50, "colour", "red");
        assertThat(lines)
                .containsExactly(
                        "{\"ph\":\"i\",\"name\":\"now\"}",
                        "{\"ph\":\"C\",\"name\":\"pets\",\"args\":{\"cats\":2,\"dogs\":3}}",
                        "{\"ph\":\"R\",\"name\":\"mark\",\"dur\":50,"
                                + "\"args\":{\"colour\":\"red\"}}");
    }

    @Test
    void aFlowGoesThroughItsBlocks() {
        try (FlowScopeLog root =
                new FlowScopeLogBuilder(logger, Level.INFO, "root", "a", 1)
                        .setCategory("cat")
                        .build()) {
            root.step("half", "share", 0.5);
            try (FlowScopeLog part =
                    new FlowScopeLogBuilder(logger, Level.INFO, "part")
                            .setParentScope(root)
                            .build()) {
                part.addData("found", 7);
                assertThat(part.getId()).isEqualTo(root.getId());
            }
            lines.replaceAll(
                    line -> line.replace("\"0x" + Integer.toHexString(root.getId()), "\"0x1"));
            try (FlowScopeLog elsewhere =
                    new FlowScopeLogBuilder(logger, Level.INFO, "elsewhere")
                            .setCategoryAndId("cat", 255)
                            .build()) {
                assertThat(elsewhere.getId()).isEqualTo(255);
            }
        }
        String flow = "\"cat\":\"cat\",\"id\":\"0x1\"";
        assertThat(lines.subList(0, lines.size() - 2))
                .containsExactly(
                        "{\"ph\":\"B\",\"name\":\"root\",\"args\":{\"a\":1}}",
                        "{\"ph\":\"s\",\"name\":\"root\"," + flow + "}",
                        "{\"ph\":\"t\",\"name\":\"half\"," + flow + ",\"args\":{\"share\":0.5}}",
                        "{\"ph\":\"B\",\"name\":\"part\"}",
                        "{\"ph\":\"t\",\"name\":\"part\"," + flow + "}",
                        "{\"ph\":\"E\",\"args\":{\"found\":7}}",
                        "{\"ph\":\"B\",\"name\":\"elsewhere\"}",
                        "{\"ph\":\"t\",\"name\":\"elsewhere\",\"cat\":\"cat\",\"id\":\"0xff\"}",
                        "{\"ph\":\"E\"}");
        assertThat(lines.get(lines.size() - 2)).startsWith("{\"ph\":\"f\",\"cat\":\"cat\"");
        assertThat(lines.getLast()).isEqualTo("{\"ph\":\"E\"}");
    }

    @Test
    void aFlowHasAParentOrACategory() {
        try (FlowScopeLog root =
                new FlowScopeLogBuilder(logger, Level.INFO, "root").setCategory("cat").build()) {
            FlowScopeLogBuilder child =
                    new FlowScopeLogBuilder(logger, Level.INFO, "child").setParentScope(root);
            assertThatThrownBy(() -> child.setCategory("other"))
                    .isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> child.setCategoryAndId("other", 1))
                    .isInstanceOf(IllegalStateException.class);
            FlowScopeLogBuilder other =
                    new FlowScopeLogBuilder(logger, Level.INFO, "child").setCategory("other");
            assertThatThrownBy(() -> other.setParentScope(root))
                    .isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void measuredValuesAreShownToManagementClients() throws Exception {
        String label = "a \"label\", of a test";
        TraceCompassMonitorManager.getInstance().update(label, 10);
        TraceCompassMonitorManager.getInstance().update(label, 40);
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        ObjectName name =
                new ObjectName(
                        "org.eclipse.tracecompass.common.core.log:type=TraceCompassMonitor,name="
                                + ObjectName.quote(label));
        assertThat(server.getAttribute(name, "Count")).isEqualTo(2L);
        assertThat(server.getAttribute(name, "Minimum")).isEqualTo(10L);
        assertThat(server.getAttribute(name, "Maximum")).isEqualTo(40L);
        assertThat(server.getAttribute(name, "Mean")).isEqualTo(25.0);
        assertThat(server.getAttribute(name, "Total")).isEqualTo(50.0);
        assertThat(server.getAttribute(name, "Label")).isEqualTo(label);
    }
}
