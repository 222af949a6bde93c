package org.eclipse.tracecompass.testkit;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** What a class logs until this is closed; it is not printed. Any thread may log. */
@NonNullByDefault({})
public final class LogRecords implements AutoCloseable {

    private final List<LogRecord> records = new CopyOnWriteArrayList<>();
    private final Logger logger;

    private final Handler handler =
            new Handler() {
                @Override
                public void publish(LogRecord record) {
                    records.add(record);
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

    private LogRecords(Class<?> source) {
        logger = Logger.getLogger(source.getName());
        logger.setUseParentHandlers(false);
        logger.addHandler(handler);
    }

    /** Begins to listen to the logger with the name of a class. */
    public static LogRecords of(Class<?> source) {
        return new LogRecords(source);
    }

    /** What was logged so far. */
    public List<LogRecord> records() {
        return records;
    }

    /** The messages that were logged so far, with their parameters. */
    public List<String> messages() {
        return records.stream().map(new SimpleFormatter()::formatMessage).toList();
    }

    @Override
    public void close() {
        logger.removeHandler(handler);
        logger.setUseParentHandlers(true);
    }
}
