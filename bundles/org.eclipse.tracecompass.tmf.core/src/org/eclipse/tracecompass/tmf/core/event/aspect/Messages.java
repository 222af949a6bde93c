package org.eclipse.tracecompass.tmf.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * The names and descriptions of the usual aspects under their documented names.
 *
 * @since 0.2.0
 */
public class Messages extends NLS {

    private static final TmfCpuAspect CPU =
            new TmfCpuAspect() {
                @Override
                public @Nullable Integer resolve(ITmfEvent event) {
                    return null;
                }
            };

    /** The name of {@link TmfBaseAspects#getTimestampAspect}. */
    public static @Nullable String AspectName_Timestamp =
            TmfBaseAspects.getTimestampAspect().getName();

    /** The name of {@link TmfBaseAspects#getEventTypeAspect}. */
    public static @Nullable String AspectName_EventType =
            TmfBaseAspects.getEventTypeAspect().getName();

    /** The name of {@link TmfBaseAspects#getContentsAspect}. */
    public static @Nullable String AspectName_Contents =
            TmfBaseAspects.getContentsAspect().getName();

    /** The name of {@link TmfBaseAspects#getTraceNameAspect}. */
    public static @Nullable String AspectName_TraceName =
            TmfBaseAspects.getTraceNameAspect().getName();

    /** The name of a {@link TmfCpuAspect}. */
    public static @Nullable String AspectName_CPU = CPU.getName();

    /** The description of {@link TmfBaseAspects#getEventTypeAspect}. */
    public static @Nullable String AspectHelpText_EventType =
            TmfBaseAspects.getEventTypeAspect().getHelpText();

    /** The description of {@link TmfBaseAspects#getContentsAspect}. */
    public static @Nullable String AspectHelpText_Contents =
            TmfBaseAspects.getContentsAspect().getHelpText();

    /** The description of {@link TmfBaseAspects#getTraceNameAspect}. */
    public static @Nullable String AspectHelpText_TraceName =
            TmfBaseAspects.getTraceNameAspect().getHelpText();

    /** The description of a {@link TmfCpuAspect}. */
    public static @Nullable String AspectHelpText_CPU = CPU.getHelpText();

    /** What a {@link TmfStateSystemAspect} tells. */
    public static @Nullable String AspectHelpText_Statesystem =
            "The state of an attribute at the time of the event";

    /** The name of {@link TmfBaseAspects#getTimestampNsAspect}. */
    public static @Nullable String AspectName_Timestamp_Nanoseconds =
            TmfBaseAspects.getTimestampNsAspect().getName();

    /** The description of {@link TmfBaseAspects#getTimestampNsAspect}. */
    public static @Nullable String AspectName_Timestamp_Nanoseconds_Help =
            TmfBaseAspects.getTimestampNsAspect().getHelpText();

    private Messages() {
        // texts only
    }
}
