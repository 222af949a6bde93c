package org.eclipse.tracecompass.common.core.log;

import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.management.JMException;
import javax.management.ObjectName;
import org.eclipse.tracecompass.internal.common.core.log.Measured;

/**
 * Sums up values by labels, such as the durations of the blocks of {@link
 * TraceCompassLogUtils.ScopeLog}, and shows the sums to JMX clients: a bean per label, with the
 * number, the least, the greatest and the mean value. Thread-safe.
 *
 * @since 0.2.0
 * @deprecated kept for plug-ins of the documented API
 */
@Deprecated
public final class TraceCompassMonitorManager {

    private static final System.Logger LOGGER = LazyLogger.of(TraceCompassMonitorManager.class);

    private static final String DOMAIN = "org.eclipse.tracecompass.common.core.log";

    private static final TraceCompassMonitorManager INSTANCE = new TraceCompassMonitorManager();

    private final Map<String, Measured> values = new ConcurrentHashMap<>();

    private TraceCompassMonitorManager() {}

    /** Returns the only instance. */
    public static TraceCompassMonitorManager getInstance() {
        return INSTANCE;
    }

    /**
     * Adds a value.
     *
     * @param label what was measured
     * @param value the value; durations are in nanoseconds
     */
    public void update(String label, long value) {
        values.computeIfAbsent(label, TraceCompassMonitorManager::published).add(value);
    }

    private static Measured published(String label) {
        Measured measured = new Measured(label);
        try {
            ObjectName name =
                    new ObjectName(
                            DOMAIN + ":type=TraceCompassMonitor,name=" + ObjectName.quote(label));
            ManagementFactory.getPlatformMBeanServer().registerMBean(measured, name);
        } catch (JMException e) {
            LOGGER.log(System.Logger.Level.DEBUG, "The values of " + label + " are not shown", e);
        }
        return measured;
    }
}
