package org.eclipse.tracecompass.common.core.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;

/** What is logged arrives as it would without the detour. */
class LazyLoggerTest {

    @Test
    void recordsHaveNameLevelParametersAndCause() {
        List<LogRecord> records = new ArrayList<>();
        Handler handler =
                new Handler() {
                    @Override
                    public void publish(@Nullable LogRecord record) {
                        if (record != null) {
                            records.add(record);
                        }
                    }

                    @Override
                    public void flush() {}

                    @Override
                    public void close() {}
                };
        Logger target = Logger.getLogger(LazyLoggerTest.class.getName());
        target.setUseParentHandlers(false);
        target.addHandler(handler);
        try {
            System.Logger logger = LazyLogger.of(LazyLoggerTest.class);
            assertThat(logger.getName()).isEqualTo(target.getName());
            assertThat(logger.isLoggable(System.Logger.Level.WARNING)).isTrue();
            assertThat(logger.isLoggable(System.Logger.Level.TRACE)).isFalse();
            IllegalStateException cause = new IllegalStateException("c");
            logger.log(System.Logger.Level.WARNING, "{0} of {1}", 3, "x");
            logger.log(System.Logger.Level.ERROR, "failed", cause);
            logger.log(System.Logger.Level.DEBUG, "never seen");
            assertThat(records)
                    .extracting(new SimpleFormatter()::formatMessage)
                    .containsExactly("3 of x", "failed");
            assertThat(records.get(0).getLevel()).isEqualTo(Level.WARNING);
            assertThat(records.get(1).getThrown()).isSameAs(cause);
        } finally {
            target.removeHandler(handler);
            target.setUseParentHandlers(true);
        }
    }
}
