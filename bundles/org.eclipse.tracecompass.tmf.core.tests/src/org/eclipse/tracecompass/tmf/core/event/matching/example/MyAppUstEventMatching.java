package org.eclipse.tracecompass.tmf.core.event.matching.example;

import static org.eclipse.tracecompass.common.core.NonNullUtils.checkNotNull;

import com.google.common.collect.ImmutableSet;
import com.google.common.hash.HashFunction;
import com.google.common.hash.Hashing;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.IEventMatchingKey;
import org.eclipse.tracecompass.tmf.core.event.matching.ITmfMatchEventDefinition;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching.Direction;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.core.trace.TmfEventTypeCollectionHelper;

/** The example of the guide; its values are cast, as Java wants it, and evname is declared. */
public class MyAppUstEventMatching implements ITmfMatchEventDefinition {

    public class MyEventMatchingKey implements IEventMatchingKey {

        private static final HashFunction HF = checkNotNull(Hashing.goodFastHash(32));
        private final int to;
        private final long id;

        public MyEventMatchingKey(int to, long id) {
            this.to = to;
            this.id = id;
        }

        @Override
        public int hashCode() {
            return HF.newHasher().putInt(to).putLong(id).hash().asInt();
        }

        @Override
        public boolean equals(@Nullable Object o) {
            if (o instanceof MyEventMatchingKey) {
                MyEventMatchingKey key = (MyEventMatchingKey) o;
                return (key.to == to && key.id == id);
            }
            return false;
        }
    }

    @Override
    public Direction getDirection(ITmfEvent event) {
        String evname = event.getType().getName();
        if (evname.equals("myapp:receive")) {
            return Direction.EFFECT;
        } else if (evname.equals("myapp:send")) {
            return Direction.CAUSE;
        }
        return null;
    }

    @Override
    public IEventMatchingKey getEventKey(ITmfEvent event) {
        IEventMatchingKey key;
        String evname = event.getType().getName();

        if (evname.equals("myapp:receive")) {
            key =
                    new MyEventMatchingKey(
                            ((Long) event.getContent().getField("from").getValue()).intValue(),
                            (Long) event.getContent().getField("messageid").getValue());
        } else {
            key =
                    new MyEventMatchingKey(
                            ((Long) event.getContent().getField("sendto").getValue()).intValue(),
                            (Long) event.getContent().getField("messageid").getValue());
        }

        return key;
    }

    @Override
    public boolean canMatchTrace(ITmfTrace trace) {
        Set<String> events = ImmutableSet.of("myapp:receive", "myapp:send");
        if (!(trace instanceof ITmfTraceWithPreDefinedEvents)) {
            return false;
        }
        ITmfTraceWithPreDefinedEvents ktrace = (ITmfTraceWithPreDefinedEvents) trace;

        Set<String> traceEvents =
                TmfEventTypeCollectionHelper.getEventName(ktrace.getContainedEventTypes());
        traceEvents.retainAll(events);
        return !traceEvents.isEmpty();
    }
}
