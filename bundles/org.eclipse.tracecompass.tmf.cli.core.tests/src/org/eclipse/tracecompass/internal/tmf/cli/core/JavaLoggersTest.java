package org.eclipse.tracecompass.internal.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.testkit.LogRecords;
import org.junit.jupiter.api.Test;

@NonNullByDefault({})
class JavaLoggersTest {

    private static final String NAME = JavaLoggersTest.class.getName();

    private final System.Logger logger =
            new JavaLoggers().getLogger(NAME, JavaLoggersTest.class.getModule());

    @Test
    void whatIsLoggedArrivesAtTheLoggerOfThatName() {
        IllegalStateException thrown = new IllegalStateException();
        try (LogRecords records = LogRecords.of(JavaLoggersTest.class)) {
            logger.log(System.Logger.Level.WARNING, "{0} of {1}", "one", "two");
            logger.log(System.Logger.Level.ERROR, "failed", thrown);
            assertThat(records.records())
                    .extracting(LogRecord::getLevel)
                    .containsExactly(Level.WARNING, Level.SEVERE);
            assertThat(records.messages()).containsExactly("one of two", "failed");
            assertThat(records.records().get(1).getThrown()).isSameAs(thrown);
            assertThat(records.records()).extracting(LogRecord::getLoggerName).containsOnly(NAME);
        }
    }

    @Test
    void whatTheLoggerDoesNotWantIsNotLogged() {
        Logger to = Logger.getLogger(NAME);
        to.setLevel(Level.FINE);
        try {
            assertThat(logger.isLoggable(System.Logger.Level.DEBUG)).isTrue();
            assertThat(logger.isLoggable(System.Logger.Level.TRACE)).isFalse();
        } finally {
            to.setLevel(null);
        }
        assertThat(logger.getName()).isEqualTo(NAME);
    }

    @Test
    void javaFindsIt() throws Exception {
        URL services =
                JavaLoggers.class.getResource("/META-INF/services/java.lang.System$LoggerFinder");
        assertThat(services).isNotNull();
        try (var in = services.openStream()) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip())
                    .isEqualTo(JavaLoggers.class.getName());
        }
    }
}
