/** What JMX clients see of measured values. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.common.core.log;

import org.eclipse.jdt.annotation.NonNullByDefault;
