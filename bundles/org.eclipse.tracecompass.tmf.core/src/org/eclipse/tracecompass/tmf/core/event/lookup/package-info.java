/** Source code and model locations that an event may point to. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.event.lookup;

import org.eclipse.jdt.annotation.NonNullByDefault;
